export { useLabelsInUse } from '../labels-in-use.ts'
export { accentName, labelName, labelsOf, qualityName, saidLabels } from '../voice-labels.ts'
