import type { WorkedContent } from '@vireo/contracts/productions'
import type { Workbench } from '@vireo/contracts/workbench'
import { settled, type TimedText } from '@vireo/transcripts'
import { useCallback, useEffect, useMemo, useRef } from 'react'

import type { WorkPath } from '../queries.ts'
import type { Draft } from '../saving/drafts.ts'
import { type Keeping, rejoin, useKeeping } from '../saving/use-keeping.ts'
import { checksOf } from './rules-of.ts'
import { type Desk, useDesk } from './use-desk.ts'

type WritingOf = {
  readonly path: WorkPath
  readonly workbench: Workbench
  readonly content: WorkedContent
  readonly draft: Draft | undefined
}

/** Lets somebody write, and keeps what they write. */
export function useWriting({ path, workbench, content, draft }: WritingOf): {
  readonly desk: Desk
  readonly keeping: Keeping
} {
  const checks = useMemo(() => checksOf(workbench), [workbench])
  const keeper = useRef<Keeping['keep']>(undefined)
  const onChange = useCallback((text: TimedText) => keeper.current?.(text), [])
  const endS = workbench.task.duration_ms / 1000
  const desk = useDesk(content.content, { checks, endS, onChange })
  const keeping = useKeeping(path, { version: content.version, text: content.content }, desk.takeOver)
  const { keep } = keeping
  useEffect(() => {
    keeper.current = keep
  }, [keep])
  useTakingUp(draft, content, { takeOver: desk.takeOver, meet: keeping.meet })
  return { desk, keeping }
}

type Ways = { readonly takeOver: Desk['takeOver']; readonly meet: Keeping['meet'] }

/** Goes on with what was written here and not sent: where nobody else wrote meanwhile at once, else when that is decided. */
function useTakingUp(draft: Draft | undefined, { version, content }: WorkedContent, ways: Ways): void {
  const first = useRef({ draft, version, content, ways })
  useEffect(() => {
    const { draft: found, version: now, content: theirs, ways: how } = first.current
    first.current = { ...first.current, draft: undefined }
    if (!found) return
    const { unsettled, speakers } = rejoin(found, theirs)
    if (unsettled.clashes.length === 0) how.takeOver({ segments: settled(unsettled, []), speakers })
    else how.meet({ version: now, theirs, unsettled, speakers })
  }, [])
}
