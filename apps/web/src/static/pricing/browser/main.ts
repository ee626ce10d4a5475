import { keepReferral } from '#referral/browser/index.ts'
import { visitOfPage } from '#visits/browser/index.ts'
import { offerInside } from '../../landing/browser/offer-inside.ts'
import { switchTheme } from '../../landing/browser/switch-theme.ts'
import { leadToPlan } from './lead-to-plan.ts'
import { switchPrices } from './switch-prices.ts'

document.documentElement.dataset['script'] = ''
offerInside()
switchTheme()
leadToPlan()
switchPrices(leadToPlan)
keepReferral(new URLSearchParams(location.search))
visitOfPage()
