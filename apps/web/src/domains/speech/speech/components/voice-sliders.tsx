import type { Model } from '@vireo/contracts/speech'
import type { Voice } from '@vireo/contracts/voices'
import { Button, Slider, Switch } from '@vireo/ui'
import { RotateCcw } from 'lucide-react'

import { formatDecimal } from '#kit/format/index.ts'
import { useSpeakingSettings } from '../use-speaking-settings.ts'
import { speedBounds } from '../voice-controls.ts'
import { speechWords } from '../words.ts'

/** How the voice speaks; kept for the voice, and only what the model accepts. */
export function VoiceSliders({
  voice,
  model,
}: {
  readonly voice: Voice | undefined
  readonly model: Model | undefined
}) {
  const { controls, isChanged, set, reset } = useSpeakingSettings(voice)
  return (
    <>
      <Slider
        {...speedBounds}
        label={speechWords.speed}
        ends={speechWords.speedEnds}
        value={controls.speed}
        format={(value) => `${formatDecimal(value, 2)}×`}
        onChange={(speed) => set({ speed })}
      />
      <Slider
        label={speechWords.stability}
        ends={speechWords.stabilityEnds}
        value={controls.stability}
        format={share}
        onChange={(stability) => set({ stability })}
      />
      <Slider
        label={speechWords.similarity}
        ends={speechWords.similarityEnds}
        value={controls.similarity_boost}
        format={share}
        onChange={(similarity_boost) => set({ similarity_boost })}
      />
      {model?.can_use_style ? (
        <Slider
          label={speechWords.style}
          ends={speechWords.styleEnds}
          value={controls.style}
          format={share}
          onChange={(style) => set({ style })}
        />
      ) : null}
      <InertQuality />
      {model?.can_use_speaker_boost ? (
        <Switch
          label={speechWords.speakerBoost}
          help={speechWords.speakerBoostHelp}
          checked={controls.use_speaker_boost}
          onChange={(use_speaker_boost) => set({ use_speaker_boost })}
        />
      ) : null}
      <OwnSettings isChanged={isChanged} onReset={reset} />
    </>
  )
}

/** Shown because people look for it; no engine that comes with the product has more than one. */
function InertQuality() {
  return (
    <Slider
      label={speechWords.quality}
      help={speechWords.qualityInert}
      value={1}
      format={share}
      disabled
      onChange={() => undefined}
    />
  )
}

function OwnSettings({ isChanged, onReset }: { readonly isChanged: boolean; readonly onReset: () => void }) {
  return (
    <div className="flex flex-col gap-1">
      <p className="text-xs text-muted">{speechWords.storedForVoice}</p>
      <Button
        size="sm"
        variant="ghost"
        className="self-start"
        disabled={!isChanged}
        icon={<RotateCcw aria-hidden size={14} />}
        onClick={onReset}
      >
        {speechWords.reset}
      </Button>
    </div>
  )
}

/** 0 … 1 with at most three decimals, as fine as the slider's step. */
function share(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
