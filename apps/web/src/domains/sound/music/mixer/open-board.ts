import { musicEndpoints, type Song } from '@vireo/contracts/music'

import { callBytes } from '#kit/api/index.ts'
import { readStemName } from './channel.ts'
import { MixingBoard } from './mixing-board.ts'
import { readZip } from './read-zip.ts'
import { type Reel, reelOf } from './reel.ts'

export type OpenedBoard = {
  readonly board: MixingBoard
  readonly tracks: readonly { readonly role: string; readonly instrument: string }[]
}

/** Fetches the tracks of a song, decodes one after the other, and lays them on a board. */
export async function openBoard(
  { song_id }: Song,
  { signal, onState }: { readonly signal: AbortSignal; readonly onState: () => void },
): Promise<OpenedBoard> {
  const { stream } = await callBytes(musicEndpoints.getStems, { song_id }, { signal })
  const files = await readZip(await new Response(stream).blob())
  const context = new AudioContext()
  try {
    const reels: Reel[] = []
    for (const { bytes } of files) {
      reels.push(reelOf(await context.decodeAudioData(await bytes.arrayBuffer())))
      signal.throwIfAborted()
    }
    const tracks = files.map(({ name }) => readStemName(name))
    return { board: new MixingBoard(context, reels, onState), tracks }
  } catch (error) {
    await context.close()
    throw error
  }
}
