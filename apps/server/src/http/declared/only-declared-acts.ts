import type { ActWatch } from '../../kernel/act-watch.ts'
import { actName, actsOf, type Audited } from './audited.ts'

/** What is asked from outside and may lead to acts. */
type Asked = { readonly method: string; readonly path: string; readonly audit?: Audited | undefined }

/**
 * Lets what was asked write down the acts that it declares and no others: what operators read about the audit log would
 * not be so. Notes what was committed, and what was refused, for whoever looks at all tests together.
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
