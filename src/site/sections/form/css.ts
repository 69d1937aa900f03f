export const formCss = `
.s-form{--edge:color-mix(in oklab,var(--text) 52%,var(--ground,var(--bg)))}
.s-form .desk,.s-form .sheet{display:grid;gap:var(--space-4);min-inline-size:0;text-align:start}
.s-form .desk{inline-size:100%}
.s-form .fields{display:grid;gap:var(--space-4);grid-template-columns:minmax(0,1fr)}
.s-form .field{display:grid;gap:.4em;align-content:start;min-inline-size:0;margin:0;padding:0;border:0}
.s-form :is(label,legend){padding:0;font-weight:600;line-height:1.4}
.s-form .tick label{font-weight:400}
.s-form legend{margin-block-end:.5em}
.s-form .must{margin-inline-start:.35em;font-size:var(--step--1);font-weight:400;color:var(--muted)}
.s-form :is(input,select,textarea):not([type=checkbox],[type=radio]){inline-size:100%;min-block-size:2.9rem;padding:.6em .8em;border:1px solid var(--edge);border-radius:var(--radius-s);background:transparent;line-height:1.4}
.s-form :is(input,select,textarea):hover{border-color:var(--text)}
.s-form textarea{display:block;min-block-size:9rem;resize:vertical}
.s-form option{background:Canvas;color:CanvasText}
.s-form .tick{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.75em;align-items:start;padding-block:.15em}
.s-form .tick input{inline-size:1.2em;block-size:1.2em;margin:.22em 0 0;accent-color:var(--accent)}
.s-form .consent{max-inline-size:var(--measure);font-size:var(--step--1);color:var(--muted)}
.s-form .send{display:flex;flex-wrap:wrap;gap:var(--space-2) var(--space-4);align-items:center}
.s-form .done{display:none;padding-inline-start:var(--space-3);border-inline-start:.2rem solid var(--accent);font-size:var(--step-1);line-height:1.45}
.s-form .done:target,.s-form .shown{display:block}
.s-form .done:target~.sheet{display:none}
.s-form.v-stacked .desk{max-inline-size:36rem}
.s-form.v-stacked.a-center .desk{margin-inline:auto}
@media(min-width:56rem){
.s-form.v-stacked:not(.a-center,.w-narrow)>.s-in:has(.head){grid-template-columns:minmax(0,5fr) minmax(0,7fr);column-gap:var(--space-6)}
.s-form.v-stacked:not(.a-center,.w-narrow) .desk{justify-self:end;inline-size:100%}
}
@media(min-width:40rem){
.s-form.v-two-column .fields{grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--space-4)}
.s-form.v-two-column .wide{grid-column:1/-1}
}
.s-form.v-two-column .desk{padding-block-start:var(--space-5);border-block-start:1px solid var(--line)}
@media(min-width:56rem){.s-form.v-two-column .sheet{grid-template-columns:minmax(0,1fr) auto;align-items:center}.s-form.v-two-column .fields{grid-column:1/-1}.s-form.v-two-column .send:only-of-type{grid-column:-2/-1}}
.s-form.v-inline .fields{gap:var(--space-3)}
.s-form.v-inline :is(input,select,textarea):not([type=checkbox],[type=radio]){padding-inline:0;border-width:0 0 1px;border-radius:0}
.s-form.v-inline textarea{min-block-size:2.9rem;field-sizing:content}
@media(min-width:56rem){
.s-form.v-inline .sheet{grid-template-columns:minmax(0,1fr) auto;align-items:end;gap:var(--space-3) var(--space-5)}
.s-form.v-inline .fields{grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));column-gap:var(--space-4);align-items:end}
.s-form.v-inline .send{display:contents}
.s-form.v-inline .send p{grid-row:2;grid-column:2;justify-self:end}
.s-form.v-inline .consent{grid-row:2;grid-column:1}
.s-form.v-inline .button{grid-row:1;grid-column:2}
}
`
