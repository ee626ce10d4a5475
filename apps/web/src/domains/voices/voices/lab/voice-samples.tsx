import { useQuery } from '@tanstack/react-query'
import { type VoiceSample, voicesEndpoints } from '@vireo/contracts/voices'
import { IconButton, PlayButton, showSuccess, Skeleton } from '@vireo/ui'
import { Trash2 } from 'lucide-react'

import { call, callBytes, contractQuery } from '#kit/api/index.ts'
import { formatDecimal, formatSize } from '#kit/format/index.ts'
import { player, usePlayer } from '#kit/player/index.ts'
import { paths } from '#kit/routing/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useAttempt } from '#kit/use-attempt.ts'
import { useRefreshVoices } from '../queries.ts'
import { voiceDialogWords } from './dialog-words/words.ts'

/** Lists the recordings a voice was made from, to hear them and let go of them. */
export function VoiceSamples({ voiceId }: { readonly voiceId: string }) {
  const samples = useQuery(contractQuery(voicesEndpoints.listSamples, { voice_id: voiceId }))
  const found = samples.data?.samples
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-sm font-medium">{voiceDialogWords.samples}</h3>
      {samples.isPending ? <Skeleton className="mt-2 h-12" /> : null}
      {samples.isError && !found ? (
        <QueryError title={voiceDialogWords.samplesFailed} error={samples.error} onRetry={samples.refetch} />
      ) : null}
      {found?.length === 0 ? <p className="mt-1 text-sm text-muted">{voiceDialogWords.noSamples}</p> : null}
      {found?.length ? (
        <ul aria-label={voiceDialogWords.samples} className="mt-1 divide-y divide-line">
          {found.map((sample) => (
            <SampleRow key={sample.sample_id} voiceId={voiceId} sample={sample} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function SampleRow({ voiceId, sample }: { readonly voiceId: string; readonly sample: VoiceSample }) {
  const { track, status } = usePlayer(player)
  const { busy, attempt } = useAttempt(useRefreshVoices())
  const { sample_id: id, file_name: name } = sample
  const isMine = track?.id === `sample:${id}`
  const toggle = () => (isMine && status === 'playing' ? player.pause() : play(voiceId, sample))
  const remove = async () => {
    await call(voicesEndpoints.deleteSample, { voice_id: voiceId, sample_id: id })
    showSuccess(voiceDialogWords.sampleDeleted)
  }
  return (
    <li className="flex items-center gap-3 py-2 text-sm">
      <PlayButton
        of={name}
        size="sm"
        playing={isMine && status === 'playing'}
        loading={isMine && status === 'loading'}
        onClick={toggle}
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="block text-xs text-muted tabular-nums">
          {sample.duration_secs === null ? '' : `${formatDecimal(sample.duration_secs, 1)} s · `}
          {formatSize(sample.size_bytes)}
        </span>
      </span>
      <IconButton
        size="sm"
        label={voiceDialogWords.deleteSample(name)}
        disabled={busy}
        onClick={() => void attempt(remove)}
      >
        <Trash2 aria-hidden size={16} />
      </IconButton>
    </li>
  )
}

function play(voiceId: string, { sample_id: id, file_name: name, duration_secs: duration }: VoiceSample): void {
  void player.play({
    id: `sample:${id}`,
    title: name,
    subtitle: voiceDialogWords.playSample,
    voiceId,
    source: paths.voiceLab,
    durationMs: duration === null ? undefined : duration * 1000,
    open: async (signal) => ({
      ...(await callBytes(voicesEndpoints.getSampleAudio, { voice_id: voiceId, sample_id: id }, { signal })),
      outputFormat: 'mp3',
    }),
  })
}
