import { keepReferral } from '#referral/browser/index.ts'
import { visitOfPage } from '#visits/browser/index.ts'
import { offerInside } from './offer-inside.ts'
import { playSamples } from './play-samples.ts'
import { switchTheme } from './switch-theme.ts'

document.documentElement.dataset['script'] = ''
offerInside()
switchTheme()
playSamples()
keepReferral(new URLSearchParams(location.search))
visitOfPage()
