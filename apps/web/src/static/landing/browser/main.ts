import { offerInside } from './offer-inside.ts'
import { playSamples } from './play-samples.ts'
import { switchTheme } from './switch-theme.ts'

document.documentElement.dataset['script'] = ''
offerInside()
switchTheme()
playSamples()
