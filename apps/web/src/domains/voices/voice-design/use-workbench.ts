import { useState } from 'react'

import { useDebounced } from '#kit/use-debounced.ts'
import { characterCount } from '#usage'
import { useUser } from '#users'
import { type DesignForm, emptyForm, problemsOf, shownWishes } from './design-form.ts'
import { useReading } from './queries.ts'
import { useDesign } from './use-design.ts'
import { useKeeping } from './use-keeping.ts'
import { useSteps } from './use-steps.ts'
import type { WorkbenchProps } from './workbench-props.ts'

/** Everything that the workbench shows and does. */
export type DesignWork = ReturnType<typeof useWorkbench>

/** Holds the form, how it is read, what is made of it, and what becomes of that. */
export function useWorkbench({ session, source, onSession }: Pick<WorkbenchProps, 'session' | 'source' | 'onSession'>) {
  const [form, setForm] = useState<DesignForm>(emptyForm)
  const [isTried, setTried] = useState(false)
  const steps = useSteps(session?.iterations ?? [], setForm)
  const [madeId, setMadeId] = useState<string>()
  const design = useDesign((sessionId, iterationId) => {
    setMadeId(iterationId)
    steps.choose(iterationId)
    setTried(false)
    onSession(sessionId, source?.voice_id)
  })
  const { iteration, changed } = steps
  const keeping = useKeeping(iteration)
  const changedId = changed?.id ?? source?.voice_id
  const isChange = changedId !== undefined
  const { data: read } = useReading({ ...useDebounced(form), voiceId: changedId })
  const problems = problemsOf(form, isChange)
  const sessionId = session?.remixing_session_id
  const after = changed?.after ?? iteration
  const terms = useTerms(() => void design.run(form, { changedId, voiceId: source?.voice_id, sessionId, after }))
  return {
    form,
    read,
    wishes: shownWishes(read, form.sliders),
    problems: isTried ? problems : {},
    change: (changes: Partial<DesignForm>) => {
      keeping.letGoOfPreview()
      setForm((before) => ({ ...before, ...changes }))
    },
    isChange,
    changedId,
    madeId,
    changedName: changed?.name ?? source?.name ?? '',
    cost: characterCount(form.findsText ? (read?.suggested_text ?? '') : form.text),
    state: design.state,
    cancel: design.cancel,
    start: () => {
      setTried(true)
      if (Object.keys(problems).length === 0) terms.onceAgreed()
      // What is missing is said at the description, which may be far above.
      else if (problems.description !== undefined) globalThis.scrollTo({ top: 0 })
    },
    ...terms,
    ...steps,
    ...keeping,
  }
}

/** Asks for the rules before the first voice, and only then. */
function useTerms(proceed: () => void) {
  const [asksTerms, setAsksTerms] = useState(false)
  const { data: user } = useUser()
  return {
    asksTerms,
    closeTerms: () => setAsksTerms(false),
    agreed: () => {
      setAsksTerms(false)
      proceed()
    },
    onceAgreed: () => {
      if (user?.terms_agreed_to.voice_design_agreement === undefined) setAsksTerms(true)
      else proceed()
    },
  }
}
