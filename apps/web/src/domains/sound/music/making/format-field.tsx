import { Select } from '@vireo/ui'

import { useSubscription } from '#usage'
import { formats, type MusicForm } from '../music-form.ts'
import { musicWords } from '../words.ts'

/** Asks for the format of what is made; says which need a larger plan. */
export function FormatField({
  format,
  onChange,
}: {
  readonly format: MusicForm['format']
  readonly onChange: (format: MusicForm['format']) => void
}) {
  const { data: plan } = useSubscription()
  const isTooRich = (one: MusicForm['format']) => {
    if (!plan) return false
    const { mp3_bitrate_kbps_max: kbps, pcm_sample_rate_hz_max: rateHz } = plan.audio_formats
    return (one === 'mp3_44100_192' && kbps < 192) || (one.startsWith('wav') && rateHz < Number(one.slice(4)))
  }
  return (
    <Select
      label={musicWords.format}
      value={format}
      groups={[
        {
          label: musicWords.format,
          options: formats.map((value) => ({
            value,
            label: musicWords.formats[value],
            ...(isTooRich(value) && { note: musicWords.largerPlan }),
          })),
        },
      ]}
      onChange={(value) => onChange(formats.find((one) => one === value) ?? 'auto')}
    />
  )
}
