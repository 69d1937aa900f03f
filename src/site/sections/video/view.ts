import type * as z from 'zod'
import { html, type Markup } from '../../render/markup.ts'
import type { Scope, SectionView } from '../../render/scope.ts'
import type { video } from './index.ts'

type Props = z.output<typeof video.props>

export const videoView: SectionView<Props> = {
  render: (props, scope) => {
    const { caption, transcript } = props
    const said =
      (caption || transcript) &&
      html`<figcaption class="said">
        ${caption && html`<p class="caption" ${scope.edit('caption')}>${caption}</p>`}
        ${
          transcript &&
          html`<details>
            <summary>${scope.words.transcript}</summary>
            <div class="prose" ${scope.edit('transcript', 'rich')}>${scope.rich(transcript)}</div>
          </details>`
        }
      </figcaption>`
    return html`<figure class="film">${screenOf(props, scope)} ${said}</figure>`
  },
  css: `
.s-video .film{inline-size:100%;min-inline-size:0}
.s-video .screen{position:relative;display:grid;overflow:hidden;aspect-ratio:16/9;border-radius:var(--radius);background:color-mix(in oklab,var(--text) 10%,var(--ground,var(--bg)))}
.s-video .screen>*{grid-area:1/1;inline-size:100%;block-size:100%;min-block-size:0}
.s-video .screen .pic{border-radius:0}
.s-video .screen .pic>:is(img,svg){block-size:100%;object-fit:cover}
.s-video video{position:relative;object-fit:contain}
.s-video a.screen{text-decoration:none}
.s-video .ask{position:relative;display:grid;grid-template-columns:auto auto;place-content:end start;padding:var(--space-4);text-align:start}
.s-video .sign{display:grid;place-items:center;inline-size:4.2rem;block-size:4.2rem;background:var(--accent);color:var(--on-accent)}
.s-video .sign svg{inline-size:1.5rem;fill:currentColor}
.s-video .words{display:grid;align-content:center;padding:.35rem 1.1rem;background:var(--bg);color:var(--text);line-height:1.4}
.s-video .play{font-weight:600}
.s-video .host{font-size:var(--step--1)}
.s-video a.screen:hover .play{text-decoration:underline;text-underline-offset:.2em}
.s-video .said{display:grid;gap:var(--space-2);margin-block-start:var(--space-3)}
.s-video summary{cursor:pointer;font-weight:600;color:var(--text)}
.s-video details .prose{padding-block-start:var(--space-3);color:var(--text);font-size:var(--step-0);text-align:start}
.s-video.v-inline .film{max-inline-size:var(--measure)}
@media(min-width:60rem){
.s-video.v-inline:not(.a-center,.w-narrow) .film{display:grid;grid-template-columns:minmax(0,var(--measure)) minmax(11rem,1fr);gap:var(--space-4);align-items:end;max-inline-size:none}
.s-video.v-inline:not(.a-center,.w-narrow) .said{margin:0;padding-block-start:var(--space-3);border-block-start:1px solid var(--line)}
}
.s-video.v-wide .said{padding-block-start:var(--space-3);border-block-start:1px solid var(--line)}
@media(min-width:54rem){.s-video.v-wide .said:has(details):has(.caption){grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:var(--space-5)}}
.s-video.v-wide .caption{font-size:var(--step-0);color:var(--text)}
.s-video.v-cover>.s-in{inline-size:100%}
.s-video.v-cover .screen{aspect-ratio:auto;block-size:min(56.25vw,86vh);border-radius:0}
.s-video.v-cover .ask{padding-inline:max(var(--gutter),calc((100% - var(--page))/2))}
.s-video.v-cover .said{inline-size:min(100% - 2*var(--gutter),var(--page));margin-inline:auto}
`,
}

const places = {
  youtube: { host: 'youtube.com', href: 'https://www.youtube.com/watch?v=' },
  vimeo: { host: 'vimeo.com', href: 'https://vimeo.com/' },
}

/** A browser lays a dark ground over a film without a still: this one is clear, so the picture behind it is seen. */
const clear = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** A film of ours waits for its button; one of a provider is a link, so nothing of theirs is asked for before. */
function screenOf({ media, poster, caption, variant }: Props, scope: Scope): Markup {
  const still =
    poster &&
    scope.picture(poster, {
      sizes: variant === 'inline' ? '(min-width: 48rem) 42rem, 100vw' : '100vw',
      alt: '',
      edit: 'poster',
    })
  if (media.provider === 'file') {
    const name = caption && html` aria-label="${caption}"`
    const behind = still && html` poster="${clear}"`
    return html`<div class="screen">
      ${still}<video src="${scope.href(media.url)}" ${behind} controls preload="none" playsinline${name}></video>
    </div>`
  }
  const { host, href } = places[media.provider]
  return html`<a class="screen" href="${scope.href(href + media.id)}" rel="noopener">
    ${still}
    <span class="ask">
      <span class="sign"
        ><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 3.5v17l15-8.5z" /></svg
      ></span>
      <span class="words">
        <span class="play">${scope.words.play}</span>
        <span class="host">${scope.words.opens_at(host)}</span>
      </span>
    </span>
  </a>`
}
