import { professionalCloningEndpoints, professionalCloningLimits } from '@vireo/contracts/professional-cloning'
import { Button, controlClasses, Field } from '@vireo/ui'
import { type SyntheticEvent, useState } from 'react'

import { messageOf, uploadFor } from '#kit/api/index.ts'
import { FilesButton } from '#kit/recorder/index.ts'
import { useRefreshVoice } from '../queries.ts'
import type { ProfessionalVoice } from '../steps.ts'
import { professionalWords } from '../words.ts'

const types = '.pdf,.png,.jpg,.jpeg,.webp,application/pdf,image/png,image/jpeg,image/webp'

/** Asks whoever runs the instance to verify the voice by papers. */
export function PapersForm({ voice }: { readonly voice: ProfessionalVoice }) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const refresh = useRefreshVoice()
  if (voice.fine_tuning.manual_verification_requested)
    return <p className="rounded-md bg-accent-soft p-3 text-sm">{professionalWords.papersWaiting}</p>
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    setProblem(files.length === 0 ? professionalWords.papersMissing : undefined)
    if (files.length === 0) return
    setBusy(true)
    try {
      await uploadFor(
        professionalCloningEndpoints.requestVerification,
        { voice_id: voice.voice_id, extra_text: text },
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
  return (
    <form noValidate className="flex max-w-xl flex-col gap-3" onSubmit={(event) => void send(event)}>
      <div>
        <h3 className="font-medium">{professionalWords.papersTitle}</h3>
        <p className="text-sm text-muted">{professionalWords.papersLead}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <FilesButton
          label={professionalWords.papersChoose}
          accept={types}
          onFiles={(chosen) => setFiles(chosen.slice(0, professionalCloningLimits.paperFilesMax))}
        />
        {files.length > 0 ? <span className="text-sm">{professionalWords.papersChosen(files.length)}</span> : null}
      </div>
      <Field label={professionalWords.papersText} error={problem}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={professionalCloningLimits.extraTextLengthMax}
            className={controlClasses}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="self-start" loading={busy}>
        {professionalWords.papersSend}
      </Button>
    </form>
  )
}
