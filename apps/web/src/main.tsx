import { createRoot } from 'react-dom/client'

import { App } from './app/app.tsx'
import { firstScreenArrived } from './app/first-screen-arrived.ts'
import { speakFirstLanguage } from './app/language/speak-language.ts'
import { resolveSession } from './kit/session/index.ts'

void resolveSession({ certain: location.pathname.startsWith('/app') })

const root = document.getElementById('root')
if (root) speakFirstLanguage(() => void firstScreenArrived().then(() => createRoot(root).render(<App />)))
