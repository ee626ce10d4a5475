import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'

import { appWords } from './words.ts'

/** Keeps a broken screen from taking everything with it; going elsewhere starts afresh. */
export function CrashBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary place={useLocation().pathname}>{children}</Boundary>
}

type Props = { readonly place: string; readonly children: ReactNode }
type State = { readonly place: string; readonly crash: { readonly error: unknown } | undefined }

class Boundary extends Component<Props, State> {
  override state: State = { place: this.props.place, crash: undefined }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { place, crash: undefined }
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error } }
  }

  override render(): ReactNode {
    return this.state.crash ? <CrashScreen error={this.state.crash.error} /> : this.props.children
  }
}

/** Why it may have happened and the way on. Plain on purpose: what is drawn here must not break as well. */
function CrashScreen({ error }: { readonly error: unknown }) {
  const isOutdated = error instanceof TypeError && /import|module/iu.test(error.message)
  return (
    <div role="alert" className="flex min-h-[60dvh] flex-col items-center justify-center gap-3 p-6 text-center">
      <h2 className="text-lg font-semibold">{isOutdated ? appWords.updateTitle : appWords.crashTitle}</h2>
      <p className="max-w-md text-sm text-muted">{isOutdated ? appWords.update : appWords.crash}</p>
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
