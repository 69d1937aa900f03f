const columns = [2, 3, 4, 5, 6]

export const galleryCss = `
.s-gallery .pictures{inline-size:100%;min-inline-size:0}
.s-gallery li{min-inline-size:0}
.s-gallery .open{display:block;border-radius:var(--radius)}
.s-gallery .pic{inline-size:100%}
.s-gallery figcaption{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.1em 1.2em;text-align:start}
.s-gallery.a-center figcaption{justify-content:center;text-align:center}
.s-gallery .credit{font-style:italic}

.s-gallery.v-grid .pictures{display:grid;gap:var(--space-4) var(--space-3);grid-template-columns:minmax(0,1fr)}
.s-gallery.v-grid .pictures:not(.m-1){grid-template-columns:repeat(2,minmax(0,1fr))}
.s-gallery.v-masonry .pictures{columns:2;column-gap:var(--space-3)}
.s-gallery.v-masonry .m-1{columns:1}
.s-gallery.v-masonry li{break-inside:avoid;padding-block-end:var(--space-3)}
@media(min-width:60rem){
${columns.map((count) => `.s-gallery.v-grid .m-${count}{grid-template-columns:repeat(${count},minmax(0,1fr))!important}.s-gallery.v-masonry .m-${count}{columns:${count}}`).join('\n')}
}

.s-gallery.v-single .pictures{display:grid;gap:var(--space-6)}
.s-gallery.v-single figcaption{padding-block-start:var(--space-2)}
@media(min-width:64rem){
.s-gallery.v-single:not(.w-narrow) figure{display:grid;grid-template-columns:minmax(0,1fr) 13rem;gap:var(--space-4);align-items:end}
.s-gallery.v-single:not(.w-narrow) figcaption{display:grid;justify-content:start;margin:0;padding-block:var(--space-2) 0;border-block-start:1px solid var(--line);text-align:start}
}

.s-gallery.v-carousel .rail{position:relative;display:flex;gap:var(--space-3);overflow-x:auto;scroll-snap-type:x mandatory;overscroll-behavior-x:contain;padding-block-end:var(--space-3)}
.s-gallery.v-carousel .rail>li{flex:0 0 min(82%,40rem);scroll-snap-align:start}
.s-gallery .turn:not([hidden]){display:flex;gap:var(--space-2);justify-content:flex-end;inline-size:100%;margin-block-start:calc(-1*var(--space-4))}
.s-gallery .turn .button{inline-size:2.9rem;padding:0}
.s-gallery .turn .button:disabled{opacity:.4;cursor:default}

.s-gallery dialog{inset:0;inline-size:100vw;block-size:100dvh;max-inline-size:none;max-block-size:none;padding:var(--space-3);border:0;background:var(--bg);color:var(--text)}
.s-gallery dialog[open]{display:grid;grid-template:auto minmax(0,1fr) auto/minmax(0,1fr);gap:var(--space-3);justify-items:center}
.s-gallery dialog img{grid-row:2;max-block-size:100%;inline-size:auto;place-self:center;object-fit:contain}
.s-gallery dialog p{grid-row:3;min-block-size:1.6em;color:var(--muted);font-size:var(--step--1)}
.s-gallery dialog div{grid-row:1;display:flex;gap:var(--space-2);justify-self:end}
.s-gallery dialog button{inline-size:2.9rem;block-size:2.9rem;border:1px solid var(--line);border-radius:var(--radius-button);background:transparent;cursor:pointer;font-size:var(--step-0)}
.s-gallery dialog button:hover{border-color:var(--text)}
`
