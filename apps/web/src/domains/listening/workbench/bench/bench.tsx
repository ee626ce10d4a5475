import { isTranslated, type WorkedContent, writesRemarks } from '@vireo/contracts/productions'
import type { Workbench } from '@vireo/contracts/workbench'
import { Button, EmptyState } from '@vireo/ui'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'

import type { CommentTimes } from '#productions/comments/index.ts'
import { HeardChoice, useHeard } from '#productions/heard/index.ts'
import { KeysSheet } from '../keys/keys-sheet.tsx'
import { useActs } from '../keys/use-acts.ts'
import { SegmentList } from '../list/segment-list.tsx'
import { firstPart, type Shown } from '../panel/part-choice.tsx'
import { SidePanel } from '../panel/side-panel.tsx'
import type { WorkPath } from '../queries.ts'
import { ConflictDialog } from '../saving/conflict-dialog.tsx'
import type { Draft } from '../saving/drafts.ts'
import { createSound } from '../sound/create-sound.ts'
import { Lane } from '../sound/lane.tsx'
import { Recording } from '../sound/recording.tsx'
import { Transport } from '../sound/transport.tsx'
import { useHelps } from '../tools/use-helps.ts'
import { workbenchWords } from '../words.ts'
import { BenchHead } from './bench-head.tsx'
import { useBenchComments } from './use-bench-comments.ts'
import type { Writing } from './use-writing.ts'
import { useKeptWriting } from './use-kept-writing.ts'

type BenchProps = {
  readonly path: WorkPath
  readonly workbench: Workbench
  readonly content: WorkedContent
  readonly draft: Draft | undefined
  readonly onReload: () => Promise<unknown>
}

/** What is worked on takes the height of the window, and its width; where that is little, one stands below the other. */
const room = 'flex w-full flex-col gap-3 lg:h-[calc(100dvh-var(--topbar-height)-8rem)] lg:min-h-[36rem]'
const columns =
  'grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] gap-4 max-lg:grid-rows-[60dvh_auto] lg:grid-cols-[minmax(0,1fr)_22rem] min-[100rem]:grid-cols-[minmax(0,1fr)_26rem]'

/** Lays the work out: the recording above, what is written below it, and what is to be looked at beside that. */
export function Bench(props: BenchProps) {
  const { path, workbench, content, onReload } = props
  const { task, may_write: mayWrite } = workbench
  const [sound] = useState(createSound)
  const { writing, keeping } = useKeptWriting(props)
  const [rate, setRate] = useState(1)
  const [isListing, list] = useState(false)
  const [shown, show] = useState<Shown>(() => firstPart(workbench, content))
  const changeRate = (next: number) => {
    setRate(next)
    sound.setRate(next)
  }
  const language = task.source_language
  const isRemarked = writesRemarks(task.service)
  const { heard, hear, url, playedOriginal, other } = useHeard(content)
  const isFilm = (playedOriginal ?? workbench).media_type.startsWith('video/')
  const durationS = task.duration_ms / 1000
  const { commenting, times, onComment } = useBenchComments({ path, sound, durationS, show: () => show('comments') })
  const act = useActs({
    writing,
    sound,
    language,
    mayWrite,
    rate,
    setRate: changeRate,
    onKeys: () => list(true),
    onComment,
    onOtherSound: other,
  })
  const helps = useHelps({ path, workbench, writing })
  return (
    <div data-wide className={room}>
      <BenchHead {...{ path, workbench, writing, helps, act, keeping }} onSubmitted={onReload} />
      <Lane {...{ path, writing, sound, durationS, mayWrite, isRemarked }} comments={commenting.comments} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Transport
          {...{ sound, durationS, rate, act }}
          mayComment={commenting.mayWrite}
          onRate={changeRate}
          loopLabel={isRemarked ? workbenchWords.ofRemarks.acts.loop : undefined}
        />
        {other ? <HeardChoice heard={heard} onHear={hear} /> : null}
      </div>
      <div className={columns}>
        <Written {...{ writing, workbench, times }} onBegin={() => act('insert')} />
        <div className="flex min-h-0 flex-col gap-3">
          <Recording {...{ sound, isFilm, language, url }} text={writing.text} onExpired={() => void onReload()} />
          <SidePanel {...{ path, writing, workbench, content, sound, commenting, shown }} onShow={show} />
        </div>
      </div>
      {isListing ? (
        <KeysSheet isRemarked={isRemarked} hasOther={other !== undefined} onClose={() => list(false)} />
      ) : null}
      {keeping.conflict ? <ConflictDialog conflict={keeping.conflict} onSettle={keeping.settle} /> : null}
    </div>
  )
}

type WrittenProps = {
  readonly writing: Writing
  readonly workbench: Workbench
  readonly times: CommentTimes
  readonly onBegin: () => void
}

function Written({ writing, workbench: { task, may_write: mayWrite }, times, onBegin }: WrittenProps) {
  const settings = useMemo(() => {
    const { source_language: sourceLanguage, target_language: targetLanguage } = task
    return {
      mayWrite,
      sourceLanguage,
      targetLanguage,
      isTranslated: isTranslated(task),
      isRemarked: writesRemarks(task.service),
    }
  }, [mayWrite, task])
  if (writing.text.segments.length > 0) return <SegmentList {...{ writing, settings, times }} />
  const said = settings.isRemarked ? workbenchWords.ofRemarks : workbenchWords
  const begin = (
    <Button variant="primary" onClick={onBegin}>
      {said.begin}
    </Button>
  )
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState icon={<Plus size={28} />} title={said.empty} action={mayWrite ? begin : undefined}>
        {said.emptyHelp}
      </EmptyState>
    </div>
  )
}
