import { PlayButton, SpeedMenu, TimeReadout, VolumeControl, Waveform } from '@vireo/ui'

import { RecorderPanel } from '../src/kit/recorder/recorder-panel.tsx'
import { ignore, type Samples } from './sample.tsx'

const peaks = Array.from({ length: 120 }, (_, at) => 0.15 + 0.8 * Math.abs(Math.sin(at / 5) * Math.cos(at / 17)))
const sound = { peaks, durationMs: 42_000, className: 'h-12 w-full' }

const words = 'The ferry leaves at ten and comes back before it is dark'
  .split(' ')
  .map((text, at) => ({ text, startMs: at * 3500, endMs: at * 3500 + 3400 }))

const recorder = {
  problem: undefined,
  elapsedMs: 9000,
  level: 0.6,
  levels: peaks.slice(0, 90),
  start: ignore,
  pause: ignore,
  resume: ignore,
  stop: ignore,
  discard: ignore,
}

export const soundSamples: Samples = {
  'waveform, half played': {
    show: () => <Waveform {...sound} label="Take 1" positionMs={21_000} onSeek={ignore} />,
  },
  'waveform, in the colours of a voice': {
    show: () => <Waveform {...sound} label="Take 2" positionMs={12_000} voice={{ id: 'clara' }} />,
  },
  'waveform, growing': { show: () => <Waveform {...sound} label="Take 3" peaks={peaks.slice(0, 40)} grows /> },
  'waveform, two hundred': {
    wide: true,
    show: () => (
      <div className="grid grid-cols-10 gap-1">
        {Array.from({ length: 200 }, (_, at) => (
          <Waveform key={at} {...sound} label={`Recording ${at + 1}`} className="h-7" />
        ))}
      </div>
    ),
  },
  'waveform, arriving': { show: () => <Waveform {...sound} label="Take 5" peaks={undefined} grows /> },
  'waveform, with words': {
    show: () => (
      <Waveform {...sound} label="Take 6" positionMs={21_000} onSeek={ignore} words={words} className="h-16 w-full" />
    ),
  },
  'waveform, unknown': { show: () => <Waveform {...sound} label="Take 4" peaks={undefined} /> },
  'recorder, at work': { wide: true, show: () => <RecorderPanel recorder={{ ...recorder, status: 'recording' }} /> },
  'play button': {
    show: () => (
      <div className="flex gap-2">
        <PlayButton playing={false} of="Take 1" />
        <PlayButton playing of="Take 2" look="solid" round />
        <PlayButton playing={false} loading of="Take 3" look="outline" round />
      </div>
    ),
  },
  'speed, time and volume': {
    show: () => (
      <div className="flex items-center gap-4">
        <SpeedMenu speed={1} onChange={ignore} />
        <TimeReadout positionMs={21_000} durationMs={42_000} />
        <VolumeControl volume={0.8} muted={false} onVolume={ignore} onMuted={ignore} />
      </div>
    ),
  },
}
