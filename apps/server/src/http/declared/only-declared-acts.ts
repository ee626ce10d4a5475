import type { ActWatch } from '../../kernel/act-watch.ts'
import { actName, actsOf, type Audited } from './audited.ts'

/** What is asked from outside and may lead to acts. */
type Asked = { readonly method: string; readonly path: string; readonly audit?: Audited | undefined }

/**
 * Creates a watch over the acts of a request: writing one that its endpoint does not declare throws, or else the
 * documentation of the audit log would be wrong. Committed and refused acts are added to `noted`, for the check over
 * all tests together.
 */
export function onlyDeclaredActs(asked: Asked, noted: Set<string>): ActWatch {
  const declared = actsOf(asked.audit)
  return {
    admit: (action) => {
      if (declared.includes(action)) return
      noted.add(actName(asked, action))
      throw new Error(`${asked.method} ${asked.path} does not declare that it writes down ${action}`)
    },
    hear: (action) => noted.add(actName(asked, action)),
  }
}
