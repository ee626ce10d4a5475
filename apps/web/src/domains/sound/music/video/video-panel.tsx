import { musicLimits as limits } from '@vireo/contracts/music'
import { Button, DropZone, FilesButton, IconButton, joinClasses, lengthText, TextArea, TextField } from '@vireo/ui'
import { Film, GripVertical, Sparkles, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { lengthText as countText } from '#kit/forms/index.ts'
import { formatSize } from '#kit/format/index.ts'
import { useRowDrag } from '#kit/moving/use-row-drag.ts'
import { PageFoot } from '#kit/page/index.ts'
import { BarFailure, BarNote, BarPrice } from '../making/bar-parts.tsx'
import { FormatField } from '../making/format-field.tsx'
import { isBusy } from '../making/use-attempt.ts'
import type { Making } from '../making/use-making.ts'
import type { MusicForm } from '../music-form.ts'
import { musicWords } from '../words.ts'
import type { Video } from './open-video.ts'
import { costOfVideos, lengthOfVideos, problemWithTags, problemWithVideos, tagsIn, type Videos } from './use-videos.ts'
import { videoWords } from './words.ts'

type Props = {
  readonly held: Videos
  readonly format: MusicForm['format']
  readonly onFormat: (format: MusicForm['format']) => void
}

/** What the file dialog offers. */
const accepted = 'video/*,.mkv,.mov,.avi,.wmv,.flv,.mpeg,.mpg,.3gp'

/** Takes the videos that music is wanted for, and the wishes for it. */
export function VideoPanel({ held, format, onFormat }: Props) {
  const { videos, problem, add, description, setDescription, tags, setTags } = held
  return (
    <section aria-label={videoWords.title} className="flex flex-col gap-6 rounded-lg bg-surface p-4 md:p-6">
      {videos.length === 0 ? (
        <DropZone
          title={videoWords.drop}
          limits={videoWords.limits(limits.fileBytesMax, limits.msMax / 60_000)}
          problem={problem}
          onFiles={(files) => void add(files)}
          renderWays={(take) => (
            <FilesButton
              label={videoWords.choose}
              icon={<Film aria-hidden size={16} />}
              accept={accepted}
              onFiles={take}
            />
          )}
        />
      ) : (
        <Held held={held} />
      )}
      <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
        <TextArea
          label={videoWords.description}
          help={videoWords.descriptionHelp}
          placeholder={videoWords.descriptionPlaceholder}
          count={countText(description, limits.filmDescriptionMax)}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
          className="min-h-24"
        />
        <div className="flex flex-col gap-5">
          <TextField
            label={videoWords.tags}
            help={videoWords.tagsHelp}
            placeholder={videoWords.tagsPlaceholder}
            autoComplete="off"
            value={tags}
            error={problemWithTags(tags)}
            onChange={({ target }) => setTags(target.value)}
          />
          <FormatField format={format} onChange={onFormat} />
        </div>
      </div>
    </section>
  )
}

/** Shows the videos in their order: which they are, how long, and what goes before what. */
function Held({ held: { videos, problem, add, remove, move } }: { readonly held: Videos }) {
  const { list, drag, handleAt } = useRowDrag(videos.length, move)
  return (
    <div className="flex flex-col gap-3">
      <ol ref={list} aria-label={videoWords.videos} className="flex flex-col gap-1">
        {videos.map((video, at) => (
          <li
            key={video.url}
            className={joinClasses(
              'flex items-center gap-3 rounded-lg py-1',
              drag?.from === at ? 'bg-fill opacity-60' : '',
              drag && drag.from !== at && drag.to === at ? 'bg-fill' : '',
            )}
          >
            {videos.length > 1 ? (
              <IconButton
                {...handleAt(at)}
                size="sm"
                label={musicWords.move(video.file.name)}
                shortcut="↑ ↓"
                className="cursor-grab touch-none active:cursor-grabbing"
              >
                <GripVertical aria-hidden size={16} />
              </IconButton>
            ) : null}
            <Picture video={video} />
            <div className="min-w-0 flex-1">
              <p className="truncate text-sm font-medium">{video.file.name}</p>
              <p className="truncate text-xs text-muted tabular-nums">
                {video.durationMs === undefined ? videoWords.lengthUnknown : lengthText(video.durationMs)} ·{' '}
                {formatSize(video.file.size)}
              </p>
            </div>
            <IconButton size="sm" label={videoWords.remove(video.file.name)} onClick={() => remove(video)}>
              <Trash2 aria-hidden size={16} />
            </IconButton>
          </li>
        ))}
      </ol>
      {problem === undefined ? null : (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      {videos.length < limits.filmsMax ? (
        <div className="flex flex-wrap items-center gap-3">
          <FilesButton
            label={videoWords.addMore}
            icon={<Film aria-hidden size={16} />}
            accept={accepted}
            onFiles={(files) => void add(files)}
          />
          <span className="text-sm text-muted">{videoWords.addMoreHelp}</span>
        </div>
      ) : null}
    </div>
  )
}

/** Shows the first picture of a video that this browser can read. */
function Picture({ video: { url, hasPicture } }: { readonly video: Video }) {
  const [isLost, setLost] = useState(hasPicture !== true)
  return (
    <span className="flex h-12 w-20 shrink-0 items-center justify-center overflow-hidden rounded-md bg-fill text-muted">
      {isLost ? (
        <Film aria-hidden size={20} />
      ) : (
        <video
          aria-hidden
          tabIndex={-1}
          muted
          playsInline
          preload="metadata"
          src={url}
          className="size-full object-cover"
          onError={() => setLost(true)}
        />
      )}
    </span>
  )
}

/** Keeps in sight what music for the videos costs, how far it is, what became of it, and the button that composes it. */
export function VideoBar({ held, format, making }: Omit<Props, 'onFormat'> & { readonly making: Making }) {
  const { state, stop, composeFor } = making
  const { videos, description, tags } = held
  const credits = costOfVideos(videos)
  const isAtWork = isBusy(state)
  const isReady = videos.length > 0 && problemWithVideos(videos) === undefined && problemWithTags(tags) === undefined
  const isTooLong = description.length > limits.filmDescriptionMax
  const compose = () =>
    void composeFor(
      {
        ...(description.trim() !== '' && { description: description.trim() }),
        tags: tagsIn(tags),
        output_format: format,
      },
      videos.map(({ file }) => file),
      lengthOfVideos(videos),
    )
  return (
    <PageFoot
      note={
        <BarNote state={state}>
          {state.status === 'failed' ? <BarFailure message={state.message} /> : null}
          {credits === undefined ? (
            <p className="tabular-nums">{videoWords.perMinute(limits.creditsPerMinute)}</p>
          ) : (
            <BarPrice credits={credits} text={musicWords.cost(credits)} />
          )}
        </BarNote>
      }
    >
      {isAtWork ? <Button onClick={stop}>{musicWords.cancel}</Button> : null}
      <Button
        variant="primary"
        loading={isAtWork}
        disabled={!isReady || isTooLong}
        icon={<Sparkles aria-hidden size={16} />}
        onClick={compose}
      >
        {videoWords.compose}
      </Button>
    </PageFoot>
  )
}
