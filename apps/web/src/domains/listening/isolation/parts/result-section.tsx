import { Button, Kbd, SegmentedControl } from '@vireo/ui'
import { Captions, Download, Film, Mic, RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { showFailure } from '#kit/failures/show-failure.ts'
import { saveFile } from '#kit/files/save-file.ts'
import { player, type Track, TrackWaveform } from '#kit/player/index.ts'
import { handRecording, TrackButton } from '#kit/recorder/index.ts'
import { paths } from '#kit/routing/index.ts'
import { useIsolations } from '../queries.ts'
import { saveVideo } from '../sounds.ts'
import type { Isolated } from '../use-isolation.ts'
import { isolationWords } from '../words.ts'
import { Spectra } from './spectra.tsx'

type Side = 'before' | 'after'

/** The key that leads from one to the other, as it does between takes. */
const switchKey = 'x'
const typedInto = 'textarea, select, [contenteditable], input:not([type="range"], [type="checkbox"], [type="radio"])'

/** Shows what became of the recording beside what it was: both are heard at the same loudness, from the same place. */
export function ResultSection({ result }: { readonly result: Isolated }) {
  const [side, setSide] = useState<Side>('after')
  const tracks = { before: trackOf(result, 'before'), after: trackOf(result, 'after') }
  const hear = (next: Side) => {
    const { track } = player.state()
    const isHere = track?.id === tracks.before.id || track?.id === tracks.after.id
    setSide(next)
    player.play(tracks[next], undefined, isHere ? player.positionMs() : 0).catch(showFailure)
  }
  useSwitchKey(() => hear(side === 'before' ? 'after' : 'before'))
  return (
    <section aria-label={isolationWords.result} className="flex flex-col gap-4 rounded-lg bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{isolationWords.result}</h2>
        <div className="flex items-center gap-2">
          <SegmentedControl
            label={isolationWords.sides}
            value={side}
            labelHidden
            onChange={(chosen) => hear(chosen === 'before' ? 'before' : 'after')}
            options={[
              { value: 'before', label: isolationWords.before },
              { value: 'after', label: isolationWords.after },
            ]}
          />
          <span aria-hidden className="max-sm:hidden">
            <Kbd>{switchKey.toUpperCase()}</Kbd>
          </span>
        </div>
      </div>
      {(['before', 'after'] as const).map((each) => (
        <div key={each} className="flex items-center gap-3">
          <TrackButton track={tracks[each]} of={isolationWords[each]} />
          <span aria-hidden className="w-16 shrink-0 text-sm">
            {isolationWords[each]}
          </span>
          <TrackWaveform
            track={tracks[each]}
            label={each === 'before' ? isolationWords.shapeBefore : isolationWords.shapeAfter}
            className="h-10 min-w-0 flex-1"
          />
        </div>
      ))}
      {result.spectra ? <Spectra {...result.spectra} /> : null}
      <p className="text-sm text-muted">{result.spectra ? isolationWords.sameLoudness : isolationWords.asTheyAre}</p>
      <Onward id={result.id} file={result.file} />
    </section>
  )
}

/** Shows the ways on from a result. */
function Onward({ id, file }: { readonly id: string; readonly file: File }) {
  const made = useIsolations().items?.find((item) => item.id === id)
  const navigate = useNavigate()
  const take = (path: string) => {
    handRecording(path, file)
    void navigate(path)
  }
  return (
    <div className="flex flex-wrap gap-2">
      {made?.video_processing_failed ? <p className="w-full text-sm text-muted">{isolationWords.videoFailed}</p> : null}
      <Button icon={<Download aria-hidden size={16} />} onClick={() => saveFile(file, file.name)}>
        {isolationWords.download}
      </Button>
      {made?.supports_video ? (
        <Button icon={<Film aria-hidden size={16} />} onClick={() => void saveVideo(made).catch(showFailure)}>
          {isolationWords.downloadVideo}
        </Button>
      ) : null}
      <Button variant="ghost" icon={<Mic aria-hidden size={16} />} onClick={() => take(paths.instantClone)}>
        {isolationWords.clone}
      </Button>
      <Button variant="ghost" icon={<Captions aria-hidden size={16} />} onClick={() => take(paths.speechToText)}>
        {isolationWords.transcribe}
      </Button>
      <Button variant="ghost" icon={<RefreshCw aria-hidden size={16} />} onClick={() => take(paths.speechToSpeech)}>
        {isolationWords.changeVoice}
      </Button>
    </div>
  )
}

function trackOf({ id, before, after, peaks, durationMs, file }: Isolated, side: Side): Track {
  const sound = side === 'before' ? before : after
  return {
    id: `${id}-${side}`,
    title: file.name,
    subtitle: isolationWords[side],
    peaks: peaks?.[side],
    durationMs: durationMs > 0 ? durationMs : undefined,
    // The player lets go of an address as soon as it plays something else: each time needs one of its own.
    open: async () => ({ url: URL.createObjectURL(sound) }),
  }
}

function useSwitchKey(onSwitch: () => void): void {
  const latest = useRef(onSwitch)
  useEffect(() => {
    latest.current = onSwitch
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest(typedInto) !== null
      if (isTyped || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key.toLowerCase() !== switchKey) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
