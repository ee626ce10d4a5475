import { textOfTranscript, type Transcript } from '@vireo/transcripts'
import { showMessage } from '@vireo/ui'
import { useNavigate } from 'react-router'

import { paths } from '#kit/routing/index.ts'
import { transcriptionWords } from '../../words.ts'
import { beginningOf } from './beginning-of.ts'

/** What the composer takes at once. */
const spokenMost = 40_000

/** Answers what takes a transcript to where texts are spoken: all of it, or as many paragraphs as are taken at once. */
export function useSpeakThis(transcript: Transcript): () => void {
  const navigate = useNavigate()
  return () => {
    const whole = textOfTranscript(transcript)
    const text = beginningOf(whole, spokenMost)
    if (text !== whole) showMessage(transcriptionWords.spokenInPart(text.length))
    void navigate(paths.textToSpeech, { state: { text } })
  }
}
