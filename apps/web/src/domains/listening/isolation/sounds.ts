import { isolationEndpoints, type IsolationItem } from '@vireo/contracts/isolation'

import { callBytes } from '#kit/api/index.ts'
import { bareName } from '#kit/files/bare-name.ts'
import { saveFile } from '#kit/files/save-file.ts'

/** Fetches what was made of a recording. */
export async function soundOf(id: string): Promise<Blob> {
  const { stream, contentType } = await callBytes(isolationEndpoints.getAudio, { history_item_id: id })
  return new Blob([await new Response(stream).arrayBuffer()], { type: contentType })
}

const endings: Readonly<Record<string, string>> = { 'video/webm': 'webm', 'video/x-matroska': 'mkv' }

/** Saves the video that a recording came in, with its isolated sound. */
export async function saveVideo({ id, title }: Pick<IsolationItem, 'id' | 'title'>): Promise<void> {
  const { stream, contentType } = await callBytes(isolationEndpoints.getVideo, { history_item_id: id })
  const video = await new Response(stream).blob()
  saveFile(new Blob([video], { type: contentType }), isolatedName(title ?? id, endings[contentType] ?? 'mp4'))
}

/** Names what was made after the recording that it comes from. */
export function isolatedName(name: string, ending = 'mp3'): string {
  return `${bareName(name)} (isolated).${ending}`
}
