/** Two layouts: plans side by side between hairlines, and a price list to be read line by line. */
export const pricingCss = `
.s-pricing .prices{inline-size:100%;text-align:start}
.s-pricing.a-center .prose>*{margin-inline:auto}
.s-pricing .amount{font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-4);line-height:1.05;letter-spacing:var(--heading-tracking);font-variant-numeric:lining-nums}
.s-pricing .currency{font-size:.55em;letter-spacing:0}
.s-pricing .period{color:var(--muted)}
.s-pricing .price{display:grid;gap:.35em}
.s-pricing .points{gap:.55em}
.s-pricing .flag{padding:.25em .7em;border-radius:var(--radius-s);background:var(--accent);color:var(--on-accent);font-size:var(--step--1);font-weight:600;line-height:1.35}
.s-pricing .by-year:checked~* .monthly,.s-pricing .by-year:not(:checked)~* .yearly{display:none}
.s-pricing .by-year{appearance:none;inline-size:2.9rem;block-size:1.65rem;margin:0;margin-inline-end:.75rem;margin-block-end:var(--space-5);vertical-align:middle;border:.1rem solid var(--muted);border-radius:2rem;background:transparent;cursor:pointer;position:relative}
.s-pricing .by-year::before{content:"";position:absolute;inset-block:.2rem;inset-inline-start:.22rem;aspect-ratio:1;border-radius:50%;background:var(--text)}
.s-pricing .by-year:checked{border-color:var(--accent);background:var(--accent)}
.s-pricing .by-year:checked::before{inset-inline:auto .22rem;background:var(--on-accent)}
.s-pricing .switch{display:inline-block;margin-block-end:var(--space-5);vertical-align:middle;font-weight:600;cursor:pointer}
.s-pricing .plans{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:var(--space-4)}
.s-pricing .plan{position:relative;display:flex;flex-direction:column;gap:var(--space-3);padding:var(--space-5) var(--space-4) var(--space-4);border:1px solid var(--line);border-radius:var(--radius)}
.s-pricing .plan .flag{position:absolute;inset-block-start:0;inset-inline-start:var(--space-4);translate:0 -50%}
.s-pricing .plan.chosen{border:.125rem solid var(--accent);background:var(--card,var(--surface))}
.s-pricing .plan .points{padding-block-start:var(--space-3);border-block-start:1px solid var(--line)}
.s-pricing .plan .actions{margin-block-start:auto;padding-block-start:var(--space-3)}
.s-pricing .plan .button:not(.link){inline-size:100%}
@media(min-width:60rem){.s-pricing .plans:is(.n-1,.n-2){max-inline-size:52rem}.s-pricing .plans.n-1{max-inline-size:28rem}.s-pricing.a-center .plans:is(.n-1,.n-2){margin-inline:auto}}
.s-pricing .list{inline-size:100%;border-collapse:collapse}
.s-pricing .list :is(tbody,tr){inline-size:100%}
.s-pricing .list tr{border-block:1px solid var(--line)}
.s-pricing .list tr.chosen{border-block:.125rem solid var(--accent)}
.s-pricing .list :is(th,td){padding-block:var(--space-4);padding-inline:0 var(--space-4);vertical-align:top;text-align:start}
.s-pricing .list .name{display:block;margin-block-end:.4em;font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-2);line-height:1.15}
.s-pricing .list .flag{display:inline-block}
.s-pricing .list .what{color:var(--muted)}
.s-pricing .list .points .icon{display:none}
.s-pricing .list .amount{font-size:var(--step-2);white-space:nowrap}
.s-pricing .list .go{padding-inline-end:0;text-align:end}
.s-pricing .list .price{gap:.1em}
@media(max-width:47.99rem){.s-pricing .list :is(tbody,tr,th,td){display:block}.s-pricing .list tr{padding-block:var(--space-4)}.s-pricing .list :is(th,td){padding:0 0 var(--space-2)}.s-pricing .list td:empty{display:none}.s-pricing .list .cost{padding-block:var(--space-2) var(--space-3)}.s-pricing .list .go{text-align:start}}
`
