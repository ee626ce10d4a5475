import { type SharedSound, soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import { Select, showSuccess, TextArea } from '@vireo/ui'
import { z } from 'zod'

import { call } from '#kit/api/index.ts'
import { FormDialog, lengthText, useContractForm } from '#kit/forms/index.ts'
import { nameOf } from './library-sound.ts'
import { exploreWords } from './words.ts'

const messageMax = 1000
const reasons = ['copyright', 'harm', 'spam', 'false_identity', 'other'] as const
const Said = z.object({ reason: z.enum(reasons), message: z.string().max(messageMax) })
type Said = z.infer<typeof Said>

/** Asks what is wrong with a sound that somebody published. */
export function ReportDialog({ sound, onClose }: { readonly sound: SharedSound; readonly onClose: () => void }) {
  const form = useContractForm<Said>(Said, { reason: 'copyright', message: '' })
  const send = async (said: Said) => {
    await call(soundEffectsEndpoints.report, { generation_id: sound.generation_id, ...said })
    showSuccess(exploreWords.reported)
    onClose()
  }
  const { reason, message } = form.watch()
  return (
    <FormDialog
      form={form}
      title={exploreWords.reportTitle(nameOf(sound))}
      lead={exploreWords.reportLead}
      confirm={exploreWords.sendReport}
      refused={exploreWords.reportRefused}
      send={send}
      onClose={onClose}
    >
      <Select
        label={exploreWords.reason}
        value={reason}
        onChange={(value) => form.setValue('reason', reasons.find((one) => one === value) ?? 'other')}
        groups={[
          {
            label: exploreWords.reason,
            options: reasons.map((value) => ({ value, label: exploreWords.reasons[value] })),
          },
        ]}
      />
      <TextArea
        label={exploreWords.message}
        count={lengthText(message, messageMax)}
        maxLength={messageMax}
        {...form.register('message')}
      />
    </FormDialog>
  )
}
