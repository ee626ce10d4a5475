import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Voice, voicesEndpoints, VoiceSettings, type VoiceSettingsInput } from '@vireo/contracts/voices'
import { Button, Skeleton, Slider } from '@vireo/ui'
import { useEffect, useRef } from 'react'

import { call, contractQuery } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { showFailure } from '#kit/failures/show-failure.ts'
import { formatDecimal } from '#kit/format/index.ts'
import { mayEdit } from '#resources'
import { obeysSetting } from '../obeys-setting.ts'
import { PageCard } from './page-card.tsx'
import { voicePageWords } from './words.ts'

/** How long a slider rests before what it says is stored. */
const restMs = 500
const speedBounds = { min: 0.5, max: 2, step: 0.05 } as const
const usual = VoiceSettings.parse({})
const names = ['speed', 'stability', 'similarity_boost', 'style'] as const

/** Shows how a voice speaks, and keeps what one changes of it. */
export function VoiceSettingsCard({ voice }: { readonly voice: Voice }) {
  const { settings, error, refetch, change, reset } = useSettings(voice.voice_id)
  const isChanged = settings !== undefined && names.some((name) => settings[name] !== usual[name])
  return (
    <PageCard
      title={voicePageWords.settings}
      lead={voicePageWords.settingsLead(mayEdit(voice))}
      action={
        isChanged ? (
          <Button size="sm" variant="ghost" onClick={reset}>
            {voicePageWords.reset}
          </Button>
        ) : null
      }
    >
      {settings ? <Sliders voice={voice} settings={settings} onChange={change} /> : null}
      {!settings && !error ? <Skeleton className="h-40" /> : null}
      {!settings && error ? <QueryError title={voicePageWords.settingsFailed} error={error} onRetry={refetch} /> : null}
    </PageCard>
  )
}

function Sliders({
  voice,
  settings,
  onChange,
}: {
  readonly voice: Voice
  readonly settings: VoiceSettings
  readonly onChange: (change: Partial<VoiceSettings>) => void
}) {
  const share = (value: number) => formatDecimal(value, 2)
  return (
    <div className="flex flex-col gap-4">
      <Slider
        {...speedBounds}
        label={voicePageWords.speed}
        ends={voicePageWords.speedEnds}
        value={settings.speed ?? 1}
        format={(value) => `${formatDecimal(value, 2)}×`}
        onChange={(speed) => onChange({ speed })}
      />
      {obeysSetting(voice, 'stability') ? (
        <Slider
          label={voicePageWords.stability}
          ends={voicePageWords.stabilityEnds}
          value={settings.stability ?? 0.5}
          format={share}
          onChange={(stability) => onChange({ stability })}
        />
      ) : null}
      <Slider
        label={voicePageWords.similarity}
        ends={voicePageWords.similarityEnds}
        value={settings.similarity_boost ?? 0.75}
        format={share}
        onChange={(similarity_boost) => onChange({ similarity_boost })}
      />
      {obeysSetting(voice, 'style') ? (
        <Slider
          label={voicePageWords.style}
          ends={voicePageWords.styleEnds}
          value={settings.style ?? 0}
          format={share}
          onChange={(style) => onChange({ style })}
        />
      ) : null}
    </div>
  )
}

/** Reads the settings of a voice, and stores what was changed once the sliders rest; also when one leaves before. */
function useSettings(voiceId: string) {
  const client = useQueryClient()
  const query = contractQuery(voicesEndpoints.getSettings, { voice_id: voiceId })
  const { data: settings, error, refetch } = useQuery(query)
  const unsaved = useRef<Partial<VoiceSettings>>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const save = async (change: VoiceSettingsInput) => {
    try {
      await call(voicesEndpoints.editSettings, { voice_id: voiceId, ...change })
    } catch (failure) {
      showFailure(failure)
      await client.invalidateQueries({ queryKey: query.queryKey })
    }
  }
  const flush = useRef<() => void>(undefined)
  useEffect(() => {
    flush.current = () => {
      clearTimeout(timer.current)
      const change = unsaved.current
      unsaved.current = {}
      if (Object.keys(change).length > 0) void save(change)
    }
  })
  useEffect(() => () => flush.current?.(), [])
  return {
    settings,
    error,
    refetch,
    change: (change: Partial<VoiceSettings>) => {
      client.setQueryData(query.queryKey, { ...usual, ...settings, ...change })
      unsaved.current = { ...unsaved.current, ...change }
      clearTimeout(timer.current)
      timer.current = setTimeout(() => flush.current?.(), restMs)
    },
    reset: () => {
      unsaved.current = {}
      client.setQueryData(query.queryKey, usual)
      void save({ speed: null, stability: null, similarity_boost: null, style: null })
    },
  }
}
