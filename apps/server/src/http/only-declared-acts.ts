import type { ActWatch } from '../kernel/act-watch.ts'
import { actName, actsOf, type Audited } from './audited.ts'

/** What is asked from outside and may lead to acts. */
type Asked = { readonly method: string; readonly path: string; readonly audit?: Audited | undefined }

/**
 * Lets what was asked write down the acts that it declares and no others: what operators read about the audit log would
 * not be so. Adds to `written` what was committed.
 */
export function onlyDeclaredActs(asked: Asked, written: Set<string>): ActWatch {
  const declared = actsOf(asked.audit)
  return {
    admit: (action) => {
      if (!declared.includes(action))
        throw new Error(`${asked.method} ${asked.path} does not declare that it writes down ${action}`)
    },
    hear: (action) => written.add(actName(asked, action)),
  }
}
