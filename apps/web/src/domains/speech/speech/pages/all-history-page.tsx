import { SpeechHistory } from '../history/speech-history.tsx'

/** Shows everything that was generated, of whatever type. */
export function AllHistoryPage() {
  return <SpeechHistory />
}
