import { Waiting } from '../waiting.tsx'
import { ShellFrame } from './shell-frame.tsx'

/** Holds the place of the shell while the server is asked who is here, so that nothing moves when it answers. */
export function ShellSkeleton() {
  return (
    <ShellFrame>
      <Waiting />
    </ShellFrame>
  )
}
