import {
  createContext,
  createElement,
  lazy,
  useContext,
  useEffect,
  useReducer,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'

import { doesServerAnswer, fetchCode, isOutdated, isReachable } from './fetch-code.ts'
import { wordsArrived } from './language/index.ts'
import { logQuietly } from './log.ts'
import { kitWords } from './words.ts'

const Again = createContext<() => void>(() => undefined)

/** A part of a screen that is fetched later, and a way to fetch it before it is shown. */
export type Later<Props> = ((props: Props) => ReactNode) & { readonly fetchAhead: () => Promise<void> }

/**
 * Answers a part of a screen whose code and words are fetched when it is first shown, as `lazy` does it. Code that does not arrive is asked
 * for again; if it is lost, a notice stands in place of this part alone. What is there when it is first shown is drawn at once.
 */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): Later<Props> {
  let there: ComponentType<Props> | undefined
  const fetchPart = async () => {
    const part = await fetchCode(load)
    await wordsArrived()
    there = part.default
    return part
  }
  const attempt = ({ isAgain = false } = {}) =>
    lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        return await fetchPart()
      } catch (error) {
        logQuietly('Code of this page is lost.', error)
        // Some browsers remember for a page what did not arrive, and ask for it no more: only a new one has it.
        if (isAgain && (await doesServerAnswer())) location.reload()
        return { default: LostPart }
      }
    })
  let part: ComponentType<Props> = attempt()
  function LaterPart(props: Props) {
    const [, draw] = useReducer((count: number) => count + 1, 0)
    // React waits a while before it shows what it once had to wait for, so it is not asked to without need.
    const [atFirst] = useState(() => there)
    const again = () => {
      part = attempt({ isAgain: true })
      draw()
    }
    return <Again value={again}>{createElement(atFirst ?? part, props)}</Again>
  }
  return Object.assign(LaterPart, { fetchAhead: () => fetchPart().then(ignore, ignore) })
}

function ignore(): void {
  // Whoever shows the part asks for it again, and says if it is lost.
}

const ahead: Promise<void>[] = []

/** Fetches a part as soon as it is known of: it stands on every screen. */
export function fetchAtOnce(part: Pick<Later<never>, 'fetchAhead'>): void {
  ahead.push(part.fetchAhead())
}

/** Waits for the parts that stand on every screen, as far as they are known of. */
export async function partsArrived(): Promise<void> {
  await Promise.all(ahead)
}

/** Shows what did not arrive, and the ways on. Plain on purpose: nothing more has to be fetched for it. */
function LostPart() {
  const again = useContext(Again)
  const [outdated, setOutdated] = useState(false)
  const [isOffline, setOffline] = useState(!navigator.onLine)
  useEffect(() => {
    let isShown = true
    void Promise.all([isOutdated(), isReachable()]).then(([is, isThere]) => {
      if (!isShown) return
      setOutdated(is)
      setOffline(!isThere)
    })
    return () => {
      isShown = false
    }
  }, [])
  const button = 'min-h-10 rounded-md px-4 font-medium'
  return (
    <div role="alert" className="flex flex-col items-center gap-3 p-6 text-center text-sm">
      <p className="font-semibold">{outdated ? kitWords.newerVersion : kitWords.codeLost}</p>
      <p className="max-w-md text-muted">
        {outdated ? kitWords.newerVersionAdvice : isOffline ? kitWords.codeLostOffline : kitWords.codeLostAdvice}
      </p>
      <p className="flex flex-wrap justify-center gap-2">
        {outdated ? null : (
          <button type="button" className={`${button} border border-control hover:bg-hover`} onClick={again}>
            {kitWords.tryAgain}
          </button>
        )}
        <button
          type="button"
          className={`${button} bg-accent text-on-accent hover:bg-accent-hover`}
          onClick={() => location.reload()}
        >
          {kitWords.reload}
        </button>
      </p>
    </div>
  )
}
