import { historyEndpoints } from '@vireo/contracts/history'
import { useQuery } from '@tanstack/react-query'
import { shareVideoThemes } from '@vireo/contracts/sharing'
import { Button, Dialog, ProgressBar, SegmentedControl, Sheet, Skeleton, Switch, uiWords, usePhone } from '@vireo/ui'
import { Clapperboard, RotateCcw } from 'lucide-react'

import { contractQuery } from '#kit/api/index.ts'
import { numberFormat } from '#kit/format/number-format.ts'
import { useVideo } from './use-video.ts'
import { VideoPlayer } from './video-player.tsx'
import { videoWords as words } from './words.ts'

type Props = { readonly historyItemId: string; readonly onClose: () => void }

/** Makes a video of a recording: how it looks, how far it is, and then the video. All of it is forgotten on closing. */
export function VideoDialog({ historyItemId, onClose }: Props) {
  const isPhone = usePhone()
  const body = <VideoBody historyItemId={historyItemId} />
  if (isPhone)
    return (
      <Sheet open onClose={onClose} title={words.title} side="bottom">
        <div className="min-h-0 overflow-y-auto p-4 pt-0">
          <p className="mb-4 text-sm text-muted">{words.lead}</p>
          {body}
        </div>
      </Sheet>
    )
  return (
    <Dialog open onClose={onClose} title={words.title} description={words.lead} width="lg">
      <div className="mt-4">{body}</div>
    </Dialog>
  )
}

function VideoBody({ historyItemId }: Pick<Props, 'historyItemId'>) {
  const { data: item } = useQuery(contractQuery(historyEndpoints.get, { history_item_id: historyItemId }))
  const video = useVideo(historyItemId, item?.text ?? '')
  const { look, change, making, failed } = video
  return (
    <div className="flex flex-col gap-4">
      <div className="mx-auto w-full max-w-72 min-w-0">
        <Sight {...video} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <SegmentedControl
          label={words.theme}
          value={look.theme}
          options={shareVideoThemes.map((theme) => ({ value: theme, label: words.themes[theme] }))}
          onChange={(theme) => change({ theme: shareVideoThemes.find((one) => one === theme) ?? 'color' })}
        />
        <SegmentedControl
          label={words.size}
          value={look.format}
          options={sizes.map((size) => ({ value: size, label: words.sizes[size] }))}
          onChange={(size) => change({ format: sizes.find((one) => one === size) ?? 'square' })}
        />
        <Switch
          label={words.stripTags}
          help={words.stripTagsHelp}
          checked={look.strip_v3_tags}
          onChange={(isOn) => change({ strip_v3_tags: isOn })}
        />
        {failed === undefined ? null : (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-2 text-sm text-danger">
            <p>{failed.message}</p>
            {failed.isPreview ? (
              <Button size="sm" icon={<RotateCcw aria-hidden size={16} />} onClick={video.drawAgain}>
                {uiWords.tryAgain}
              </Button>
            ) : null}
          </div>
        )}
        {making ? (
          <Making {...making} onCancel={video.cancel} />
        ) : video.video === undefined ? (
          <Button variant="primary" icon={<Clapperboard aria-hidden size={16} />} onClick={() => void video.generate()}>
            {words.generate}
          </Button>
        ) : (
          <output className="text-sm text-muted">{words.done}</output>
        )}
      </div>
    </div>
  )
}

const sizes = ['square', 'tall'] as const

type Shown = ReturnType<typeof useVideo>

/** Shows the video, and until it is there how it will look. */
function Sight({ video, preview, failed, look }: Pick<Shown, 'video' | 'preview' | 'failed' | 'look'>) {
  const shape = look.format === 'tall' ? 'aspect-[9/16] max-h-[45vh] mx-auto' : 'aspect-square w-full'
  if (video !== undefined) return <VideoPlayer key={video.address} {...video} shape={shape} />
  if (preview !== undefined) return <img src={preview} alt={words.preview} className={`${shape} rounded-lg`} />
  if (failed !== undefined) return <div className={`${shape} rounded-lg bg-fill`} />
  return (
    <div aria-busy>
      <span className="sr-only">{words.drawing}</span>
      <Skeleton className={`${shape} rounded-lg`} />
    </div>
  )
}

function Making({ estimated, job, onCancel }: NonNullable<Shown['making']> & { readonly onCancel: () => void }) {
  const isRunning = job?.state === 'running'
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar label={words.progress} value={estimated} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm text-muted">
          {isRunning ? words.drawn(numberFormat({ style: 'percent' }).format(job.progress)) : words.waiting}
        </span>
        <Button size="sm" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
