import { SpeechHistory } from '../history/speech-history.tsx'

/** Shows every recording that was said in another voice. */
export function SpeechToSpeechHistoryPage() {
  return <SpeechHistory source="STS" />
}
