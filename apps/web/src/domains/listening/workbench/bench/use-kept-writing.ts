import type { WorkedContent } from '@vireo/contracts/productions'
import type { Workbench } from '@vireo/contracts/workbench'
import { settled, type TimedText } from '@vireo/transcripts/timed'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'

import type { WorkPath } from '../queries.ts'
import type { Draft } from '../saving/drafts.ts'
import { type Keeping, rejoin, useKeeping } from '../saving/use-keeping.ts'
import { checksOf } from './rules-of.ts'
import { type Writing, useWriting } from './use-writing.ts'

type KeptWritingOf = {
  readonly path: WorkPath
  readonly workbench: Workbench
  readonly content: WorkedContent
  readonly draft: Draft | undefined
}

/** Lets somebody write, and keeps what they write. */
export function useKeptWriting({ path, workbench, content, draft }: KeptWritingOf): {
  readonly writing: Writing
  readonly keeping: Keeping
} {
  const checks = useMemo(() => checksOf(workbench), [workbench])
  const keeper = useRef<Keeping['keep']>(undefined)
  const onChange = useCallback((text: TimedText) => keeper.current?.(text), [])
  const endS = workbench.task.duration_ms / 1000
  const writing = useWriting(content.content, { checks, endS, onChange })
  const keeping = useKeeping(path, { version: content.version, text: content.content }, writing.takeOver)
  const { keep } = keeping
  // Before it is seen: what is typed in the moment in which the text stands there is kept as well.
  useLayoutEffect(() => {
    keeper.current = keep
  }, [keep])
  useTakingUp(draft, content, { takeOver: writing.takeOver, meet: keeping.meet })
  return { writing, keeping }
}

type Ways = { readonly takeOver: Writing['takeOver']; readonly meet: Keeping['meet'] }

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
