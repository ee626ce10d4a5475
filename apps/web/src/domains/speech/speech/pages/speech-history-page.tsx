import { SpeechHistory } from '../history/speech-history.tsx'

/** Shows everything that was spoken. */
export function SpeechHistoryPage() {
  return <SpeechHistory source="TTS" />
}
