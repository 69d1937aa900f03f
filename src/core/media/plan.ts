import type { ImageEstimate, ImageModelKey } from '../../contract/images.ts'
import { imageSizes, type AspectRatio, type ImageStyle } from '../../contract/media.ts'
import type { TextModelKey } from '../../contract/generation.ts'
import type { Context } from '../context.ts'
import { costOf } from '../generation/rules.ts'
import { currentPlan } from '../settings/plan.ts'
import { listRoutes } from '../settings/routes.ts'
import { creditsForUsd } from '../usage/rules.ts'
import { creditsUsed, periodOf } from '../usage/store.ts'
import { OFFLINE_ILLUSTRATOR } from './image-input.ts'
import type { ImageRouteTarget } from './models.ts'
import { PROMPT_TOKENS } from './prompt.ts'
import { imageCandidates } from './routes.ts'
import { chooseModel } from './rules.ts'

export interface ImageWishFacts {
  aspect_ratio: AspectRatio
  style?: ImageStyle | undefined
  auto_prompt: boolean
  model: ImageModelKey | 'auto'
  offline: boolean
}

export interface ImagePlan {
  key: ImageModelKey | null
  route: ImageRouteTarget | null
  usd: number
  text_model: TextModelKey | null
  credits: number
}

/** Who will make an image, and what is set aside for it. A model that cannot be used leaves it to the illustrator. */
export async function planImage(ctx: Context, wish: ImageWishFacts): Promise<ImagePlan> {
  const candidates = wish.offline ? [] : await imageCandidates(ctx, wish.aspect_ratio)
  const key = wish.model === 'auto' ? chooseModel(candidates, wish.style ?? null) : wish.model
  const found = candidates.find((candidate) => candidate.key === key && candidate.ready)
  if (!found) return { key: null, route: null, usd: 0, text_model: null, credits: 0 }
  const { provider, upstream_model, base_url, usd } = found
  const text = wish.auto_prompt ? (await listRoutes(ctx)).find(({ ready }) => ready) : undefined
  const text_usd = text ? costOf(text, PROMPT_TOKENS) : 0
  return {
    key: found.key,
    route: { provider, upstream_model, base_url },
    usd,
    text_model: text?.key ?? null,
    credits: creditsForUsd(usd + text_usd),
  }
}

export async function estimateImage(ctx: Context, wish: ImageWishFacts): Promise<ImageEstimate> {
  const { key, route, usd, credits } = await planImage(ctx, wish)
  const plan = await currentPlan(ctx.db)
  const used = await creditsUsed(ctx.db, periodOf(ctx.now()))
  return {
    key,
    model_used: route?.upstream_model ?? OFFLINE_ILLUSTRATOR,
    offline: route === null,
    ...imageSizes[wish.aspect_ratio],
    usd,
    credits,
    credits_remaining: Math.max(0, plan.credits_per_month - used),
  }
}
