import { type Dictionary, pronunciationEndpoints } from '@vireo/contracts/pronunciation'

import { callBytes } from '#kit/api/index.ts'
import { saveFile } from '#kit/files/save-file.ts'
import { pronunciationWords } from '../words.ts'

/** Saves a version of a dictionary as a file. */
export async function saveLexicon({ id, name }: Pick<Dictionary, 'id' | 'name'>, versionId: string): Promise<void> {
  const { stream } = await callBytes(pronunciationEndpoints.download, { dictionary_id: id, version_id: versionId })
  const blob = await new Response(stream).blob()
  saveFile(new Blob([blob], { type: 'application/pls+xml' }), pronunciationWords.fileName(name))
}
