import { useState } from 'react'

import { announce } from '#kit/announce.tsx'
import { callBytes } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { saveFile } from '#kit/files/save-file.ts'
import { musicWords } from '../words.ts'

/** Saves what an endpoint makes as a file, one at a time. */
export function useSaving() {
  const [isSaving, setSaving] = useState(false)
  const save: Save = (endpoint, input, fileName) => {
    setSaving(true)
    announce(musicWords.preparing)
    const work = async () => {
      const { stream, contentType } = await callBytes(endpoint, input)
      saveFile(await new Response(stream, { headers: { 'content-type': contentType } }).blob(), fileName)
    }
    void work()
      .catch(showFailure)
      .finally(() => setSaving(false))
  }
  return { save, isSaving }
}

type Save = <E extends Parameters<typeof callBytes>[0]>(
  endpoint: E,
  input: Parameters<typeof callBytes<E>>[1],
  fileName: string,
) => void
