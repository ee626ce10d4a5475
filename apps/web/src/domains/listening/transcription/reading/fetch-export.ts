import { type AdditionalFormat, transcriptionEndpoints } from '@vireo/contracts/transcription'

import { callBytes } from '#kit/api/index.ts'

type Wishes = Pick<AdditionalFormat, 'format' | 'include_speakers' | 'include_timestamps'>

/** Fetches a transcript as a file that is not written here. */
export async function fetchExport(transcriptionId: string, wishes: Wishes): Promise<Blob> {
  const asked = { transcription_id: transcriptionId, ...wishes }
  const { stream, contentType } = await callBytes(transcriptionEndpoints.export, asked)
  return new Blob([await new Response(stream).arrayBuffer()], { type: contentType })
}
