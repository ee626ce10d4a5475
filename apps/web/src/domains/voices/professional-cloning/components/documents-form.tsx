import { professionalCloningEndpoints, professionalCloningLimits } from '@vireo/contracts/professional-cloning'
import { Button, FilesButton, TextArea } from '@vireo/ui'
import { FileText } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'

import { messageOf, uploadFor } from '#kit/api/index.ts'
import { formatSize } from '#kit/format/index.ts'
import { useRefreshVoice } from '../queries.ts'
import type { ProfessionalVoice } from '../steps.ts'
import { professionalWords } from '../words.ts'

const types = '.pdf,.png,.jpg,.jpeg,.webp,application/pdf,image/png,image/jpeg,image/webp'
const { extraTextLengthMax, documentFilesMax } = professionalCloningLimits

/** Asks whoever runs the instance to verify the voice with documents. */
export function DocumentsForm({ voice }: { readonly voice: ProfessionalVoice }) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [text, setText] = useState('')
  const { send, busy, problem } = useRequest(voice.voice_id)
  if (voice.fine_tuning.manual_verification_requested)
    return <p className="rounded-md bg-fill p-3 text-sm">{professionalWords.documentsWaiting}</p>
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        void send(files, text)
      }}
    >
      <p className="text-sm text-muted">{professionalWords.documentsLead}</p>
      <div className="flex flex-col items-start gap-2">
        <FilesButton
          label={professionalWords.documentsChoose}
          icon={<FileText aria-hidden size={16} />}
          accept={types}
          several
          onFiles={(chosen) => setFiles(chosen.slice(0, documentFilesMax))}
        />
        <ul className="flex flex-col gap-1 text-sm empty:hidden">
          {files.map((file) => (
            <li key={`${file.name} ${String(file.size)}`} className="break-all">
              {file.name} <span className="text-muted">{formatSize(file.size)}</span>
            </li>
          ))}
        </ul>
      </div>
      <TextArea
        label={professionalWords.documentsText}
        error={problem}
        maxLength={extraTextLengthMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" className="self-start" loading={busy}>
        {professionalWords.documentsSend}
      </Button>
    </form>
  )
}

function useRequest(voiceId: string) {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const refresh = useRefreshVoice()
  const send = async (files: readonly File[], text: string) => {
    setProblem(files.length === 0 ? professionalWords.documentsMissing : undefined)
    if (files.length === 0) return
    setBusy(true)
    try {
      await uploadFor(
        professionalCloningEndpoints.requestVerification,
        { voice_id: voiceId, extra_text: text },
        { files },
        { signal: new AbortController().signal, onProgress: () => undefined },
      )
      await refresh()
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { send, busy, problem }
}
