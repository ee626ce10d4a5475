import { recordingOf, type Work } from '@vireo/contracts/publishing'
import { Button, Spinner } from '@vireo/ui'
import { Circle, CircleAlert, WandSparkles } from 'lucide-react'

import { type Finding, isMissing } from './findings.ts'
import { goToChapter, goToField } from './go-to.ts'
import { measuredText } from './measured-text.ts'
import { releaseWords } from './words.ts'

type FindingProps = {
  readonly finding: Finding
  readonly work: Work
  /** Lets the sound be brought to the level when the work is released. */
  readonly onMend: () => void
}

/** So many chapters are named one by one; the others are counted. */
const namedMost = 8

/** Says one thing that a release waits for, and leads to where it is changed. What is only not there yet is no alarm. */
export function FindingRow({ finding, work, onMend }: FindingProps) {
  const { code, state, chapters } = finding
  if (isMissing(finding, work)) return <MissingRow code={code} />
  return (
    <li className="flex gap-3 py-2">
      <span className="flex h-5 w-4 shrink-0 items-center">
        <StateIcon state={state} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="text-sm">{sentenceOf(finding)}</p>
        {state === 'failed' && chapters.length > 0 ? <NamedChapters finding={finding} work={work} /> : null}
        {state === 'failed' && isMendable(finding, work) ? (
          <Button size="sm" className="self-start" onClick={onMend}>
            {releaseWords.mend}
          </Button>
        ) : null}
        {state === 'failed' && chapters.length === 0 ? (
          <Button size="sm" className="self-start" onClick={() => goToField(code)}>
            {releaseWords.fixes[fixOf(code)]}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

function MissingRow({ code }: Pick<Finding, 'code'>) {
  return (
    <li>
      <button
        type="button"
        className="pressed flex min-h-9 w-full items-center gap-3 rounded-sm text-left text-sm hover:underline pointer-coarse:min-h-11"
        onClick={() => goToField(code)}
      >
        <Circle aria-hidden size={16} className="shrink-0 text-muted" />
        {releaseWords.fixes[fixOf(code)]}
      </button>
    </li>
  )
}

function NamedChapters({ finding, work }: Pick<FindingProps, 'finding' | 'work'>) {
  const { chapters, code } = finding
  const rest = chapters.length - namedMost
  return (
    <ul className="flex flex-col gap-1 text-xs">
      {chapters.slice(0, namedMost).map(({ id, value }) => {
        const chapter = work.chapters.find((one) => one.chapter_id === id)
        return chapter ? (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-6 max-w-full items-center rounded-sm text-left text-accent hover:underline pointer-coarse:min-h-11"
              onClick={() => goToChapter(recordingOf({ ...chapter, upload_id: chapter.upload?.upload_id }))}
            >
              <span className="line-clamp-1 wrap-anywhere">{chapter.title}</span>
            </button>
            {value === null ? null : <span className="block text-muted tabular-nums">{measuredText(code, value)}</span>}
          </li>
        ) : null
      })}
      {rest > 0 ? <li className="text-muted">{releaseWords.andMore(rest)}</li> : null}
    </ul>
  )
}

function StateIcon({ state }: Pick<Finding, 'state'>) {
  if (state === 'waiting') return <Spinner />
  if (state === 'mended') return <WandSparkles aria-hidden size={16} className="text-muted" />
  return <CircleAlert aria-hidden size={16} className="text-danger" />
}

function sentenceOf({ code, state, chapters }: Finding): string {
  if (state === 'waiting') return releaseWords.measuring(chapters.length)
  if (state === 'mended') return releaseWords.mended[code === 'peak' ? 'peak' : 'loudness'](chapters.length)
  return Object.entries(releaseWords.failed).find(([told]) => told === code)?.[1] ?? ''
}

/** Tells whether the house can put right what is wrong, and was not asked to. */
function isMendable({ code }: Finding, { normalizes_loudness: isAsked }: Work): boolean {
  return (code === 'loudness' || code === 'peak') && !isAsked
}

const fixes = ['author', 'description', 'language', 'genre', 'audience', 'rights', 'cover', 'chapters'] as const

function fixOf(code: Finding['code']): (typeof fixes)[number] {
  return fixes.find((one) => one === code) ?? 'chapters'
}
