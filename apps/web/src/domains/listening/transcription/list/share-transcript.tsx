import { ShareDialog } from '#resources'
import { transcriptAddress } from '../transcript-address.ts'

type ShareTranscriptProps = { readonly id: string; readonly title: string; readonly onClose: () => void }

/** Shows and changes whom a transcript is shared with. Only people who ask for it fetch it. */
export function ShareTranscript({ id, title, onClose }: ShareTranscriptProps) {
  return <ShareDialog type="transcription_tasks" id={id} name={title} path={transcriptAddress(id)} onClose={onClose} />
}
