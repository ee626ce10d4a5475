import type { Model } from '@vireo/contracts/speech'
import type { Voice } from '@vireo/contracts/voices'
import { Button, Slider, Switch } from '@vireo/ui'
import { RotateCcw } from 'lucide-react'

import { formatDecimal, formatExact } from '#kit/format/index.ts'
import { mayEdit } from '#resources'
import { obeysSetting } from '#voices'
import { useDelivery } from '../use-speaking-settings.ts'
import { type Controls, speedBounds } from '../voice-controls.ts'
import { speechWords } from '../words.ts'

type DeliveryProps = {
  readonly voice: Voice | undefined
  /** Of the recording that is used again, where there is one. */
  readonly controls: Controls | undefined
  readonly onChange: (change: { readonly controls: Controls | undefined }) => void
}

/** Shows how the voice speaks, which is kept for the voice; nothing that its engine passes over. */
export function VoiceSliders({ voice, ...borrowing }: DeliveryProps) {
  const { controls, isBorrowed, isChanged, set, reset } = useDelivery(voice, borrowing)
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
      {obeysSetting(voice, 'stability') ? (
        <Slider
          label={speechWords.stability}
          ends={speechWords.stabilityEnds}
          value={controls.stability}
          format={share}
          onChange={(stability) => set({ stability })}
        />
      ) : null}
      <Slider
        label={speechWords.similarity}
        ends={speechWords.similarityEnds}
        value={controls.similarity_boost}
        format={share}
        onChange={(similarity_boost) => set({ similarity_boost })}
      />
      <OwnSettings voice={voice} isBorrowed={isBorrowed} isChanged={isChanged} onReset={reset} />
    </>
  )
}

/** Shows what only some models and engines obey; nothing where these do not. */
export function StyleControls({ voice, model, ...borrowing }: DeliveryProps & { readonly model: Model | undefined }) {
  const { controls, set } = useDelivery(voice, borrowing)
  return (
    <>
      {model?.can_use_style && obeysSetting(voice, 'style') ? (
        <Slider
          label={speechWords.style}
          ends={speechWords.styleEnds}
          value={controls.style}
          format={share}
          onChange={(style) => set({ style })}
        />
      ) : null}
      {model?.can_use_speaker_boost ? (
        <Switch
          label={speechWords.speakerBoost}
          help={speechWords.speakerBoostHelp}
          checked={controls.use_speaker_boost}
          onChange={(use_speaker_boost) => set({ use_speaker_boost })}
        />
      ) : null}
    </>
  )
}

type OwnSettingsProps = {
  readonly voice: Voice | undefined
  readonly isBorrowed: boolean
  readonly isChanged: boolean
  readonly onReset: () => void
}

function OwnSettings({ voice, isBorrowed, isChanged, onReset }: OwnSettingsProps) {
  // Of a voice that one may not change, what one prefers is one’s own.
  const kept = speechWords.storedForVoice(voice !== undefined && mayEdit(voice))
  return (
    <div className="flex flex-col gap-1">
      <p className="text-xs text-muted">{isBorrowed ? speechWords.takenFromRecording : kept}</p>
      {isChanged ? (
        <Button
          size="sm"
          variant="ghost"
          className="-ml-3 self-start"
          icon={<RotateCcw aria-hidden size={16} />}
          onClick={onReset}
        >
          {speechWords.reset}
        </Button>
      ) : null}
    </div>
  )
}

/** Writes 0 … 1 with at most three decimals, as fine as the slider's step. */
function share(value: number): string {
  return formatExact(value)
}
