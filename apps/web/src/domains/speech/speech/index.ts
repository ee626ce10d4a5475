export { SmallComposer } from './composer/later-composer.tsx'
