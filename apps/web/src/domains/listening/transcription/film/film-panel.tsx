import type { OpenTranscript } from '@vireo/contracts/transcription'
import type { Transcript } from '@vireo/transcripts'
import { Switch } from '@vireo/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'

import { languageName } from '#kit/format/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { player } from '#kit/player/index.ts'
import { transcriptionWords } from '../words.ts'
import { useCaptions } from './use-captions.ts'
import { useMediaAddress } from './use-media-address.ts'

type FilmPanelProps = {
  readonly film: RefObject<HTMLVideoElement | null>
  readonly about: OpenTranscript['transcript']
  readonly transcript: Transcript
  readonly title: string
}

/** Shows the film of a transcript, which stays in sight while one reads, with captions of the words as they stand now. */
export function FilmPanel({ film, about, transcript, title }: FilmPanelProps) {
  const { url, error, refetch, isUnplayable, breakOff } = useMediaAddress(about.transcription_id, film)
  const language = about.language_code ?? 'und'
  const captions = useCaptions({ transcript, title, language })
  const { track, isShown, show } = useShownCaptions(film)
  useOneThingHeard(film)
  return (
    <section aria-label={transcriptionWords.film} className="flex flex-col gap-2">
      <div className="aspect-video max-h-[34dvh] w-full overflow-hidden rounded-lg bg-black xl:max-h-none">
        <video
          ref={film}
          src={url}
          controls
          playsInline
          preload="metadata"
          aria-label={title}
          className="h-full w-full"
          onError={breakOff}
        >
          <track
            ref={track}
            kind="captions"
            src={captions}
            srcLang={language}
            label={language === 'und' ? transcriptionWords.captions : languageName(language)}
          />
        </video>
      </div>
      {error && url === undefined ? (
        <QueryError title={transcriptionWords.filmFailed} error={error} onRetry={refetch} />
      ) : (
        <Switch label={transcriptionWords.captions} checked={isShown} onChange={show} />
      )}
      {isUnplayable ? <p className="text-sm text-muted">{transcriptionWords.filmUnplayable}</p> : null}
    </section>
  )
}

/** Shows captions or hides them; the film’s own button for them says the same. */
function useShownCaptions(film: RefObject<HTMLVideoElement | null>) {
  const track = useRef<HTMLTrackElement>(null)
  const [isShown, show] = useState(true)
  useEffect(() => {
    if (track.current) track.current.track.mode = isShown ? 'showing' : 'hidden'
  }, [isShown])
  useEffect(() => {
    const tracks = film.current?.textTracks
    const read = () => track.current && show(track.current.track.mode === 'showing')
    tracks?.addEventListener('change', read)
    return () => tracks?.removeEventListener('change', read)
  }, [film])
  return { track, isShown, show }
}

/** Lets one thing be heard at a time: a film that begins pauses the player, and the player the film. */
function useOneThingHeard(film: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const element = film.current
    const begin = () => player.pause()
    const stop = player.subscribe(() => {
      if (player.state().status === 'playing') element?.pause()
    })
    element?.addEventListener('play', begin)
    return () => {
      stop()
      element?.removeEventListener('play', begin)
    }
  }, [film])
}
