export { Section } from '@vireo/ui'
