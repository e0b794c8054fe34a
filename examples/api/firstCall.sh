#!/usr/bin/env bash
set -euo pipefail
# #region project
export AIFINDR_API_KEY=TU_CLAVE_API

curl --fail-with-body \
  'https://api.saas.aifindr.ai/api/widget/projects/slug/TU_SLUG' \
  --header "X-API-KEY: $AIFINDR_API_KEY"
# #endregion project

# #region ask
export AIFINDR_PROJECT_ID=TU_PROJECT_ID

curl --fail-with-body \
  "https://api.saas.aifindr.ai/api/widget/projects/$AIFINDR_PROJECT_ID/ask" \
  --header 'Content-Type: application/json' \
  --header "X-API-KEY: $AIFINDR_API_KEY" \
  --data '{ "query": "¿Cuándo se abre la matrícula?", "stream": false }'
# #endregion ask
