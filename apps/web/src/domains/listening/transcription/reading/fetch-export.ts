import { type AdditionalFormat, transcriptionEndpoints } from '@vireo/contracts/transcription'

import { callBytes } from '#kit/api/index.ts'

type Wishes = Pick<AdditionalFormat, 'format' | 'include_speakers' | 'include_timestamps'>

/** A file, and the characters that none of its fonts has: each stands in it by its number. */
export type Exported = { readonly file: Blob; readonly unwritten: readonly string[] }

/** Fetches a transcript as a file that is not written here. */
export async function fetchExport(transcriptionId: string, wishes: Wishes): Promise<Exported> {
  const asked = { transcription_id: transcriptionId, ...wishes }
  const { stream, contentType, headers } = await callBytes(transcriptionEndpoints.export, asked)
  const file = new Blob([await new Response(stream).arrayBuffer()], { type: contentType })
  return { file, unwritten: unwrittenIn(headers.get('generation-info')) }
}

const numbered = /^U\+[0-9A-F]{4,6}$/u

/** Reads which characters a file lacks; none where the answer does not say so. */
export function unwrittenIn(info: string | null): readonly string[] {
  const said = parsed(info ?? '')
  const named: unknown = typeof said === 'object' && said !== null && 'unwritten' in said ? said.unwritten : undefined
  if (!Array.isArray(named)) return []
  const numbers = named.filter((each): each is string => typeof each === 'string' && numbered.test(each))
  return numbers.map((number) => String.fromCodePoint(Number.parseInt(number.slice(2), 16)))
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
