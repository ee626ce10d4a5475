import type { Song } from '@vireo/contracts/music'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'

import { isAborted } from '#kit/api/index.ts'
import { player } from '#kit/player/index.ts'
import type { Channel } from './channel.ts'
import { openBoard, type OpenedBoard } from './open-board.ts'

export type BoardState =
  | { readonly status: 'closed' | 'opening' }
  | { readonly status: 'failed'; readonly error: unknown }
  | (OpenedBoard & { readonly status: 'open' })

/** Opens the tracks of a song in a mixer when somebody asks for it. One thing is heard at a time: it and the player pause each other. */
export function useBoard(song: Song) {
  const [state, setState] = useState<BoardState>({ status: 'closed' })
  const [channels, setChannels] = useState<readonly Channel[]>([])
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const opened = useRef<OpenedBoard['board']>(undefined)
  const leaving = useRef<AbortController>(undefined)

  const close = useCallback(() => {
    leaving.current?.abort()
    leaving.current = undefined
    void opened.current?.close()
    opened.current = undefined
    setState({ status: 'closed' })
  }, [])
  useEffect(() => close, [close])
  useEffect(
    () =>
      player.subscribe(() => {
        if (player.state().status === 'playing') opened.current?.pause()
      }),
    [],
  )

  const open = async () => {
    const controller = new AbortController()
    leaving.current = controller
    setState({ status: 'opening' })
    try {
      const made = await openBoard(song, { signal: controller.signal, onState: draw })
      if (controller.signal.aborted) {
        await made.board.close()
        return
      }
      opened.current = made.board
      setChannels(made.tracks.map(({ role, instrument }) => ({ ...asItIs, name: `${role} ${instrument}` })))
      setState({ status: 'open', ...made })
    } catch (error) {
      if (!isAborted(error)) setState({ status: 'failed', error })
    }
  }
  const change = (nth: number, changes: Partial<Channel>) => {
    const next = channels.map((channel, at) => (at === nth ? { ...channel, ...changes } : channel))
    setChannels(next)
    opened.current?.set(next)
  }
  const toggle = () => {
    const board = opened.current
    if (!board) return
    if (board.isPlaying) board.pause()
    else {
      player.pause()
      void board.play()
    }
  }
  return { state, channels, open, close, change, toggle }
}

const asItIs = { level: 1, pan: 0, isMuted: false, isSolo: false }
