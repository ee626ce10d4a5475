import { useQueryClient } from '@tanstack/react-query'
import { productionsEndpoints, writesRemarks } from '@vireo/contracts/productions'
import { type Workbench, workbenchEndpoints } from '@vireo/contracts/workbench'
import { isWritten } from '@vireo/transcripts/timed'
import { Badge, Button, ConfirmDialog, IconButton } from '@vireo/ui'
import { Keyboard, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { formatDateTime, languageName } from '#kit/format/index.ts'
import { PageTitle } from '#kit/page/index.ts'
import type { Act } from '../keys/keys.ts'
import type { WorkPath } from '../queries.ts'
import { KeepNote } from '../saving/keep-note.tsx'
import type { Keeping } from '../saving/use-keeping.ts'
import { ToolsMenu } from '../tools/tools-menu.tsx'
import type { Helps } from '../tools/use-helps.ts'
import { workbenchWords } from '../words.ts'
import type { Writing } from './use-writing.ts'

type BenchHeadProps = {
  readonly path: WorkPath
  readonly workbench: Workbench
  readonly writing: Writing
  readonly helps: Helps
  readonly keeping: Pick<Keeping, 'saver' | 'isHeld'>
  readonly act: (act: Act) => void
  readonly onSubmitted: () => Promise<unknown>
}

/** Says which task it is and until when, and offers what is done to all of it. */
export function BenchHead({ path, workbench, writing, helps, keeping, act, onSubmitted }: BenchHeadProps) {
  const { task, may_write: mayWrite } = workbench
  const isCheck = writesRemarks(task.service)
  const [isAsked, ask] = useState(false)
  const { source_language: source, target_language: target, deadline_at: deadline } = task
  const languages = source === target ? languageName(source) : `${languageName(source)} → ${languageName(target)}`
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <PageTitle>{`${workbenchWords.services[task.service]} · ${languages}`}</PageTitle>
      {mayWrite ? null : <Badge>{workbenchWords.states[task.state]}</Badge>}
      {mayWrite && deadline ? (
        <p className="text-sm text-muted">{workbenchWords.until(formatDateTime(Date.parse(deadline) / 1000))}</p>
      ) : null}
      <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-2">
        {mayWrite ? <KeepNote keeping={keeping} /> : null}
        {mayWrite ? (
          <>
            <IconButton size="sm" label={workbenchWords.acts.undo} disabled={!writing.undo} onClick={() => act('undo')}>
              <Undo2 aria-hidden size={16} />
            </IconButton>
            <IconButton size="sm" label={workbenchWords.acts.redo} disabled={!writing.redo} onClick={() => act('redo')}>
              <Redo2 aria-hidden size={16} />
            </IconButton>
          </>
        ) : null}
        <IconButton size="sm" label={workbenchWords.keys} onClick={() => act('keys')}>
          <Keyboard aria-hidden size={16} />
        </IconButton>
        {/* Nothing helps with remarks. */}
        {mayWrite && !isCheck ? <ToolsMenu {...{ writing, workbench, helps }} /> : null}
        {mayWrite ? (
          <Button
            size="sm"
            variant="primary"
            disabled={!isCheck && writing.text.segments.length === 0}
            onClick={() => ask(true)}
          >
            {workbenchWords.submit}
          </Button>
        ) : null}
      </div>
      {isAsked ? (
        <SubmitDialog {...{ path, writing, isCheck, keeping, onSubmitted }} onClose={() => ask(false)} />
      ) : null}
    </div>
  )
}

type SubmitDialogProps = Pick<BenchHeadProps, 'path' | 'writing' | 'keeping' | 'onSubmitted'> & {
  readonly isCheck: boolean
  readonly onClose: () => void
}

function SubmitDialog({ path, writing, isCheck, keeping, onSubmitted, onClose }: SubmitDialogProps) {
  const client = useQueryClient()
  const { busy, problem, attempt } = useDialogAttempt()
  const count = writing.problems.reduce((sum, each) => sum + each.length, 0)
  const { ofRemarks } = workbenchWords
  const remarks = isCheck ? writing.text.segments.filter(({ text }) => isWritten(text)).length : undefined
  const submit = async () => {
    await keeping.saver.flush()
    await call(productionsEndpoints.submitTask, path)
    await onSubmitted()
    await client.invalidateQueries({ queryKey: [workbenchEndpoints.open.id] })
  }
  return (
    <ConfirmDialog
      open
      title={remarks === 0 ? ofRemarks.submitNone : workbenchWords.submitTitle}
      consequence={
        remarks === undefined
          ? workbenchWords.submitHelp(count)
          : remarks === 0
            ? ofRemarks.submitNoneHelp
            : ofRemarks.submitSome(remarks)
      }
      action={workbenchWords.submit}
      busy={busy}
      problem={problem}
      onConfirm={() => void attempt(submit)}
      onCancel={onClose}
    />
  )
}
