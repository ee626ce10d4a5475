import { textOfTranscript, type Transcript } from '@vireo/transcripts'
import { useNavigate } from 'react-router'

import { paths } from '#kit/routing/index.ts'

/** What the composer takes at once. */
const spokenMost = 40_000

/** Answers what takes a transcript to where texts are spoken. */
export function useSpeakThis(transcript: Transcript): () => void {
  const navigate = useNavigate()
  return () => {
    const text = textOfTranscript(transcript).slice(0, spokenMost)
    void navigate(paths.textToSpeech, { state: { text } })
  }
}
