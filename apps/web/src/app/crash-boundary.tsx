import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'

import { logQuietly } from '../kit/log.ts'
import { appWords } from './words.ts'

/**
 * Keeps a broken screen from taking everything with it; going elsewhere starts afresh. Code that did not arrive breaks
 * no screen: see `later`.
 */
export function CrashBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary place={useLocation().pathname}>{children}</Boundary>
}

type Props = { readonly place: string; readonly children: ReactNode }
type State = { readonly place: string; readonly crashed: boolean }

class Boundary extends Component<Props, State> {
  override state: State = { place: this.props.place, crashed: false }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { place, crashed: false }
  }

  static getDerivedStateFromError(): Partial<State> {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown): void {
    logQuietly('A screen stopped working.', error)
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashScreen /> : this.props.children
  }
}

/** Shows the way on. Plain on purpose: what is drawn here must not break as well. */
function CrashScreen() {
  return (
    <div role="alert" className="flex min-h-[60dvh] flex-col items-center justify-center gap-3 p-6 text-center">
      <h2 className="text-lg font-semibold">{appWords.crashTitle}</h2>
      <p className="max-w-md text-sm text-muted">{appWords.crash}</p>
      <button
        type="button"
        className="h-10 rounded-md bg-accent px-4 font-medium text-on-accent hover:bg-accent-hover"
        onClick={() => location.reload()}
      >
        {appWords.reload}
      </button>
    </div>
  )
}
