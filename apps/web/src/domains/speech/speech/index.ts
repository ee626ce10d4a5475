export { SmallComposer } from './composer/small-composer.tsx'
