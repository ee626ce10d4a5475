import { transcriptionEndpoints, transcriptionLimits } from '@vireo/contracts/transcription'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { announce } from '#kit/announce.tsx'
import { uploadFor } from '#kit/api/index.ts'
import { bareName } from '#kit/files/bare-name.ts'
import { problemWithFile, useHandedRecording, useRecorder } from '#kit/recorder/index.ts'
import { noteLanguage } from '#kit/languages/index.ts'
import { paths } from '#kit/routing/index.ts'
import { useUploads } from '#kit/uploads/index.ts'
import { useLinks } from '#kit/uploads/links/index.ts'
import { creditsKey } from '#usage'
import { useRefreshTranscripts } from '../queries.ts'
import { transcriptionWords } from '../words.ts'
import { keytermsIn } from './keyterms.ts'

export type Wishes = {
  /** Empty where the engine is to find out. */
  readonly language: string
  readonly diarize: boolean
  readonly keyterms: string
}

/** Holds how recordings are to be written down, and sends them one after the other. */
export function useNewTranscripts() {
  const client = useQueryClient()
  const refresh = useRefreshTranscripts()
  const [wishes, setWishes] = useState<Wishes>({ language: '', diarize: false, keyterms: '' })
  const asked = {
    language_code: wishes.language || undefined,
    diarize: wishes.diarize,
    keyterms: keytermsIn(wishes.keyterms),
  }
  const begun = async (name: string) => {
    if (wishes.language !== '') noteLanguage(wishes.language)
    announce(transcriptionWords.announceBegun(name))
    await refresh()
    await client.invalidateQueries({ queryKey: creditsKey })
  }
  const uploads = useUploads({
    problemWith: (file) => problemWithFile(file, transcriptionLimits.fileBytesMax),
    send: async (file, options) => {
      const title = bareName(file.name).slice(0, transcriptionLimits.titleMax) || file.name
      await uploadFor(transcriptionEndpoints.begin, { title, ...asked }, { file }, options)
      await begun(file.name)
    },
  })
  const links = useLinks(async (url) => {
    // Nobody calls it off: what is asked is only whether something lies there.
    const options = { signal: new AbortController().signal, onProgress: () => undefined }
    await uploadFor(transcriptionEndpoints.begin, { source_url: url, ...asked }, {}, options)
    await begun(url)
  })
  useHandedRecording(paths.speechToText, (file) => uploads.add([file]))
  const recorder = useRecorder(transcriptionLimits.durationMsMax, (file) => uploads.add([file]))
  return {
    wishes,
    change: (part: Partial<Wishes>) => setWishes((before) => ({ ...before, ...part })),
    uploads,
    links,
    recorder,
  }
}
