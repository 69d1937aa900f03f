/** Ground of every page: variables come from `theme-css.ts`, sections add what they need. No selector knows a section. */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block-start:5rem;color-scheme:light dark}
body{margin:0;min-block-size:100dvh;background:var(--bg);color:var(--text);font:400 var(--step-0)/1.65 var(--font-body);overflow-wrap:break-word;text-wrap:pretty;hanging-punctuation:first}
h1,h2,h3,h4{margin:0;font-family:var(--font-heading);font-weight:var(--heading-weight);line-height:1.14;letter-spacing:var(--heading-tracking);text-wrap:balance;hyphens:manual}
p,ul,ol,dl,dd,figure,blockquote,pre,table{margin:0}
ul[class],ol[class]{list-style:none;padding:0}
a{color:inherit;text-decoration-color:var(--accent);text-decoration-thickness:.09em;text-underline-offset:.2em}
a:hover{text-decoration-thickness:.16em}
a.reach{text-decoration-color:transparent}
a.reach:hover{text-decoration-color:var(--accent)}
a.reach::after{content:"";position:absolute;inset:0}
img,svg,video,iframe{display:block;max-inline-size:100%}
img{block-size:auto}
button,input,select,textarea{font:inherit;color:inherit}
:focus-visible{outline:.18rem solid var(--focus);outline-offset:.2rem;border-radius:.1rem}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
.hidden{position:absolute!important;inline-size:1px;block-size:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
.skip{position:absolute;inset-block-start:-6rem;inset-inline-start:1rem;z-index:9;padding:.6rem 1rem;background:var(--text);color:var(--bg);border-radius:var(--radius-s)}
.skip:focus{inset-block-start:1rem}

.s{position:relative;isolation:isolate;padding-block:var(--section);color:var(--text);background:var(--ground,transparent)}
.s-in{inline-size:min(100% - 2*var(--gutter),var(--page));margin-inline:auto;display:grid;gap:var(--space-5)}
.s.w-narrow>.s-in{inline-size:min(100% - 2*var(--gutter),var(--measure))}
.s.w-wide>.s-in{inline-size:min(100% - 2*var(--gutter),calc(var(--page)*1.2))}
.s.w-full>.s-in{inline-size:calc(100% - 2*var(--gutter))}
.s.sp-none{padding-block:0}.s.sp-small{padding-block:calc(var(--section)*.5)}.s.sp-large{padding-block:calc(var(--section)*1.5)}
.s.bg-bg{--ground:var(--bg)}.s.bg-surface{--ground:var(--surface);--card:var(--bg)}.s.bg-accent{--ground:var(--accent)}
.s-back{position:absolute;inset:0;z-index:-1;overflow:hidden}
.s-back img,.s-back svg{inline-size:100%;block-size:100%;object-fit:cover}
.s-back::after{content:"";position:absolute;inset:0;background:var(--bg);opacity:var(--veil,0)}
.a-center{text-align:center}
.a-center>.s-in{justify-items:center}
.a-center :is(.actions,.meta){justify-content:center}

.eyebrow{font-size:var(--step--1);font-weight:600;letter-spacing:.06em;color:var(--muted)}
.eyebrow::before{content:"";display:inline-block;inline-size:1.6em;block-size:.14em;margin-inline-end:.8em;vertical-align:.28em;background:var(--accent)}
.head{display:grid;gap:var(--space-3);align-content:start;max-inline-size:46rem}
.heading{font-size:var(--step-3)}
h1.heading{font-size:var(--step-5)}
.sub{font-size:var(--step-1)}
@media(max-width:32rem){h1,h2,h3{hyphens:auto;hyphenate-limit-chars:13 5 5}}
.lead{font-size:var(--step-1);line-height:1.5;color:var(--muted);max-inline-size:42rem;white-space:pre-line;text-wrap:balance}
.muted,.meta{color:var(--muted)}
.meta{display:flex;flex-wrap:wrap;gap:.2em 1.1em;font-size:var(--step--1)}
.small{font-size:var(--step--1)}
.icon{inline-size:1.5em;block-size:1.5em;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round;flex:none}
.mark{display:grid;place-items:center;inline-size:2.75rem;block-size:2.75rem;border-radius:var(--radius-s);background:color-mix(in oklab,var(--accent) 13%,var(--ground,var(--bg)));color:var(--accent)}

.actions{display:flex;flex-wrap:wrap;gap:var(--space-2) var(--space-3);align-items:center}
.button{display:inline-flex;align-items:center;justify-content:center;gap:.55em;min-block-size:2.9rem;padding:.62em 1.35em;border:.1rem solid var(--accent);border-radius:var(--radius-button);background:var(--accent);color:var(--on-accent);font-weight:600;line-height:1.2;text-decoration:none;cursor:pointer;text-align:center}
.button:hover{background:color-mix(in oklab,var(--accent) 86%,var(--text));border-color:color-mix(in oklab,var(--accent) 86%,var(--text))}
.button.secondary{background:transparent;color:var(--text);border-color:color-mix(in oklab,var(--text) 45%,var(--ground,var(--bg)))}
.button.secondary:hover{background:color-mix(in oklab,var(--text) 8%,transparent);border-color:var(--text)}
.button.link{background:none;border-color:transparent;color:var(--text);padding-inline:0;text-decoration:underline;text-decoration-color:var(--accent);text-decoration-thickness:.12em;text-underline-offset:.3em}
.button.link:hover{text-decoration-thickness:.2em}

.points{display:grid;text-align:start}
.points li{display:flex;gap:.7em;align-items:baseline;line-height:1.45}
.points .icon{inline-size:1.1em;block-size:1.1em;translate:0 .16em;color:var(--accent)}
.grid{display:grid;gap:var(--space-5) var(--space-4);grid-template-columns:minmax(0,1fr)}
@media(min-width:36rem){.grid.c-2,.grid.c-3,.grid.c-4,.grid.c-5,.grid.c-6{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media(min-width:60rem){.grid.c-3{grid-template-columns:repeat(3,minmax(0,1fr))}.grid.c-4{grid-template-columns:repeat(4,minmax(0,1fr))}.grid.c-5{grid-template-columns:repeat(5,minmax(0,1fr))}.grid.c-6{grid-template-columns:repeat(6,minmax(0,1fr))}}
.split{display:grid;gap:var(--space-5) var(--space-6);align-items:center}
@media(min-width:54rem){.split{grid-template-columns:repeat(2,minmax(0,1fr))}.split.flip>:first-child{order:2}}
.card{display:grid;gap:var(--space-2);align-content:start;padding:var(--space-4);border:1px solid var(--line);border-radius:var(--radius);background:var(--card,var(--surface));box-shadow:var(--shadow)}

.pic{display:block;position:relative;overflow:hidden;border-radius:var(--radius);background:color-mix(in oklab,var(--text) 7%,var(--ground,var(--bg)))}
.pic>img,.pic>svg{inline-size:100%}
.pic[style*="--ratio"]>:is(img,svg){aspect-ratio:var(--ratio);block-size:auto;object-fit:cover;object-position:var(--focal,50% 50%)}
.pic.round{border-radius:50%}
.pic.gone{display:grid;place-items:center;min-block-size:8rem;aspect-ratio:var(--ratio,16/9);color:var(--muted);font-size:var(--step--1);border:1px dashed var(--line)}
figcaption{margin-block-start:.6em;font-size:var(--step--1);color:var(--muted)}

.prose{display:grid;gap:var(--space-3);min-inline-size:0}
.prose>*{max-inline-size:var(--measure)}
.prose :is(ul,ol){padding-inline-start:1.3em;display:grid;gap:.35em}
.prose li::marker{color:var(--accent)}
.prose h2{font-size:var(--step-2);margin-block-start:var(--space-4)}
.prose h3{font-size:var(--step-1);margin-block-start:var(--space-3)}
.prose blockquote{padding-inline-start:1.2em;border-inline-start:.2rem solid var(--accent);font-style:italic}
.prose :not(pre)>code{padding:.1em .35em;border-radius:var(--radius-s);background:var(--surface);font:.88em var(--font-mono)}
.prose pre{overflow-x:auto;padding:var(--space-3);border-radius:var(--radius);background:var(--surface);font:.88em/1.6 var(--font-mono)}
.prose img{border-radius:var(--radius)}
.prose hr{inline-size:4rem;border:0;border-block-start:.15rem solid var(--line);margin-block:var(--space-3)}
.prose table{border-collapse:collapse;display:block;overflow-x:auto}
.prose :is(th,td){padding:.5em .8em;border-block-end:1px solid var(--line);text-align:start;vertical-align:top}
@media(max-width:39.99rem){.hide-phone{display:none}}
@media(min-width:40rem) and (max-width:63.99rem){.hide-tablet{display:none}}
@media(min-width:64rem){.hide-desktop{display:none}}
@media print{.hide-print{display:none}.s{padding-block:1rem}}
`
